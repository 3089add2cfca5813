import { comparable } from '../own-data/command-forms.ts';
import { detectLanguage, isCommonWord } from '../text/language.ts';
import { soughtInAnyLanguage } from '../text/word-meanings.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { containsWord, wordSetOf } from './word-set.ts';

/** A word that connects conversations about one matter, because few of them have it. */
export interface LinkWord {
  /** In lower case, as written. */
  word: string;
  /** A name connects more than any other rare word, and so does a long number. */
  isName: boolean;
  /** All forms that count as the same: the word in other languages, the number with its other marks. */
  forms?: readonly string[];
}

const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
const LOCALES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'];
const MIN_LENGTH = 5;
const MIN_NAME = 3;
const MAX_WORDS = 48;
/** A pasted table would leave no place for words. */
const MAX_NUMBERS = 16;
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

const NUMBER = /(?<![\p{L}\d.,:/-])(\d{1,3}(?:[.,]\d{3})+|\d{3,6})(?![\d:/]|[.,]\d)/gu;
const YEAR = /^(?:19|20)\d\d$/;

/** The numbers of texts as digits alone, without years. */
const numbersIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(NUMBER)].map(([number]) => number.replaceAll(/\D/g, '')))
      .filter((digits) => digits.length >= 3 && !YEAR.test(digits)),
  );

/** '11800', '11.800' and '11,800'. */
const formsOfNumber = (digits: string): string[] =>
  digits.length <= 3
    ? [digits]
    : [digits, ...['.', ','].map((mark) => `${digits.slice(0, -3)}${mark}${digits.slice(-3)}`)];

const MAX_FORMS = 16;
/** Numbers of so few digits are often the same by chance. */
const SHORT_NUMBER = 3;

/**
 * The words of texts that may connect them with others about the same matter, names first. The first text is the title,
 * whose short words count as well.
 */
export function linkWordsIn(texts: readonly string[]): LinkWord[] {
  const names = namesIn(texts);
  const words = texts.flatMap((text, at) => {
    const language = detectLanguage(text);
    return wordsOf(text)
      .filter(
        (word) =>
          word.length >= (at === 0 ? MIN_NAME : MIN_LENGTH) &&
          !/[\d'’-]/u.test(word) &&
          !names.has(word) &&
          !isCommon(word),
      )
      .map((word) => ({ word, language }));
  });
  // The other forms of a word take long to find, so only words that have a place get them.
  const distinct = new Map(words.toReversed().map(({ word, language }) => [word, language]));
  const rest = [...distinct]
    .toReversed()
    .slice(0, MAX_WORDS)
    .map(([word, language]) => {
      const forms = [...new Set(soughtInAnyLanguage([word], language).flat())].filter(
        (form) => form.length >= MIN_NAME && !form.includes(' '),
      );
      return {
        word,
        isName: false,
        ...(forms.length > 2 && { forms: [...new Set([word, ...forms])].slice(0, MAX_FORMS) }),
      };
    });
  const numbers = [...numbersIn(texts)].slice(0, MAX_NUMBERS).map((word) => ({
    word,
    isName: word.length > SHORT_NUMBER,
    forms: formsOfNumber(word),
  }));
  return [...[...names].map((word) => ({ word, isName: true })), ...numbers, ...rest].slice(0, MAX_WORDS);
}

/** Those of the words that some texts have. */
export function linksIn<Link extends LinkWord>(links: readonly Link[], texts: readonly string[]): Link[] {
  const known = wordSetOf(...texts);
  const numbers = numbersIn(texts);
  return links.filter(({ word, forms }) =>
    /^\d/.test(word) ? numbers.has(word) : known.words.has(word) || (forms !== undefined && containsWord(known, forms)),
  );
}

/** How strongly a word that `count` conversations have connects two of them. */
export function linkWeight({ isName }: Pick<LinkWord, 'isName'>, count: number): number {
  if (count > MAX_LINKED) return 0;
  return Math.log(WEIGHT_OF_ONE / Math.max(2, count)) * (isName ? 1 : WORD_FACTOR);
}
