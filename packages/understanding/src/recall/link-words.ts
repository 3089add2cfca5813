import { comparable } from '../own-data/command-forms.ts';
import { detectLanguage, isCommonWord } from '../text/language.ts';
import { isStopWord, wordsOf } from '../text/words.ts';

/** A word that connects conversations about one matter, because few of them have it. */
export interface LinkWord {
  /** In lower case, as written. */
  word: string;
  /** A name connects more than any other rare word. */
  isName: boolean;
}

const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
const LOCALES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'];
const MIN_LENGTH = 5;
const MIN_NAME = 3;
const MAX_WORDS = 48;
/** A word of more conversations than this is not rare. */
export const MAX_LINKED = 5;
/** Of the weight of a word in so many conversations. */
const WEIGHT_OF_ONE = 50;
const WORD_FACTOR = 0.5;

const namesOfTime = (fields: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] =>
  LOCALES.flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
    return dates.map((date) => comparable(format(date).toLowerCase()));
  });

/** Days and months have a capital in some languages, and forms of address say nothing of the matter. */
const NO_NAMES: ReadonlySet<string> = new Set([
  ...namesOfTime(
    { weekday: 'long' },
    [4, 5, 6, 7, 8, 9, 10].map((day) => new Date(Date.UTC(2026, 0, day))),
  ),
  ...namesOfTime(
    { month: 'long' },
    [...Array(12).keys()].map((month) => new Date(Date.UTC(2026, month, 1))),
  ),
  ...'herr frau mrs mme mlle madame monsieur senhor senhora senor senora signor signora meneer mevrouw'.split(' '),
  ...'dr prof strasse straße straat street road rue platz euro euros eur http https www com'.split(' '),
]);

const isCommon = (word: string): boolean =>
  isStopWord(word) || NO_NAMES.has(comparable(word)) || LANGUAGES.some((one) => isCommonWord(word, one));

/** A capital that is not that of the beginning of a sentence. */
const NAME_INSIDE =
  /(?<=[\p{L}\p{N},;:&(/] |(?<!\p{L})(?:[Dd]r|Mr|Mrs|Ms|St|[Pp]rof|M|Sr|Sra|[Dd]ra|[Dd]ott|[Ss]ig|[Ii]r|[Ii]ng)\. )\p{Lu}\p{L}{2,}/gu;

/** The names in texts, in lower case. German writes every noun with a capital. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .filter((text) => detectLanguage(text) !== 'de')
      .flatMap((text) => [...text.matchAll(NAME_INSIDE)].map(([name]) => name.toLowerCase()))
      .filter((name) => name.length >= MIN_NAME && !isCommon(name)),
  );

/** The words of texts that may connect them with others about the same matter, names first. */
export function linkWordsIn(texts: readonly string[]): LinkWord[] {
  const names = namesIn(texts);
  const words = texts
    .flatMap((text) => wordsOf(text))
    .filter((word) => word.length >= MIN_LENGTH && !/[\d'’-]/u.test(word) && !names.has(word) && !isCommon(word));
  const rest = [...new Set(words)].map((word) => ({ word, isName: false }));
  return [...[...names].map((word) => ({ word, isName: true })), ...rest].slice(0, MAX_WORDS);
}

/** How strongly a word that `count` conversations have connects two of them. */
export function linkWeight({ isName }: Pick<LinkWord, 'isName'>, count: number): number {
  if (count > MAX_LINKED) return 0;
  return Math.log(WEIGHT_OF_ONE / Math.max(2, count)) * (isName ? 1 : WORD_FACTOR);
}
