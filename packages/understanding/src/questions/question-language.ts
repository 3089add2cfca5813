import { wordsOfText, vocabularyOf } from '../intent/vocabularies.ts';
import { isNo, isYes } from '../intent/small-talk.ts';
import { isCommonPlainWord } from '../text/language.ts';
import { countTimeWords } from '../time/languages/count-time-words.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { GREETING_WORDS } from './greeting-words.table.ts';
import { LEXICONS } from './lexicons.ts';

/** A language that the assistant reads. */
export type ReadLanguage = PlanLanguage | 'en';

const LANGUAGES: readonly ReadLanguage[] = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'];
/** In characters and words: the beginning of a long message shows its language. */
const MAX_LENGTH = 400;
const MAX_WORDS = 40;
/** Points of a word that is typical of questions and commands; a common word of the language has one point. */
const VOCABULARY_POINTS = 0.6;
const SIGN_POINTS = 1;
/** Points of each word for a day or a time. English words for them are in its vocabulary. */
const TIME_POINTS = 0.5;
const MAX_TIME_WORDS = 2;
const MIN_POINTS = 0.9;
/** The best language must have this many times the points of the next one. */
const MIN_LEAD = 1.3;

/** Quotes may be in another language than the message. */
const QUOTED_TEXT = /["“„«][^"“”„«»]{2,}["”“»]|(?<!\p{L})['‘][^'‘’]{2,}['’](?!\p{L})|```[^]*?```/gu;

/** Letters and signs that only one of the languages has. */
const SIGNS: readonly (readonly [ReadLanguage, RegExp])[] = [
  ['es', /[¿¡ñ]/i],
  ['pt', /[ãõ]|(?<!\p{L})o que(?!\p{L})/iu],
  ['de', /ß|[äöü]/i],
  ['fr', /[œêâû]|qu['’]|(?<!\p{L})j['’]/iu],
  ['it', /[ìò]|(?<!\p{L})(?:(?:dell|nell|dall|sull|all|quell|cos|c)['’]|chi(?!\p{L}))/iu],
];

const GREETINGS = Object.entries(GREETING_WORDS).map(
  ([language, words]) => [language as PlanLanguage, new RegExp(`^(?:(?:${words})(?: |$))+$`)] as const,
);

/** The languages in which a message is a greeting or a call for help: German for 'Hilfe!', Dutch and German for 'hallo'. */
function greetingLanguages(message: string): PlanLanguage[] {
  if (message.length > MAX_GREETING_LENGTH) return [];
  const plain = plainWordsOf(message.replaceAll(/['’-]/g, ' ')).join(' ');
  return GREETINGS.filter(([, form]) => form.test(plain)).map(([language]) => language);
}
const MAX_GREETING_LENGTH = 40;

/** The points of a word for a language: as one of its most common words, or as a word of questions and commands. */
function weightIn(word: string, language: ReadLanguage): number {
  if (isCommonPlainWord(word, language)) return 1;
  const lexicon = LEXICONS.find((one) => one.language === language)?.lexicon;
  const isListed = vocabularyOf(language).has(word) || lexicon?.match(word, 0)?.length === word.length;
  return isListed ? VOCABULARY_POINTS : 0;
}

/** The points of each language for a word; those of a word that several languages share are divided among them. */
function pointsOf(word: string): number[] {
  const weights = LANGUAGES.map((language) => weightIn(word, language));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : (weight / sum) * Math.max(...weights)));
}

/**
 * The language in which a message to the assistant is written; undefined without clear evidence, as in 'ok', '7:30' or
 * a name.
 */
export function questionLanguage(message: string): ReadLanguage | undefined {
  // 'Ja' and 'no' are words of several languages.
  if (isYes(message) || isNo(message)) return undefined;
  const [greeted, ...others] = greetingLanguages(message);
  if (greeted !== undefined && others.length === 0) return greeted;
  const text = message.slice(0, MAX_LENGTH).replaceAll(QUOTED_TEXT, ' ');
  const words = [...new Set(wordsOfText(text))].filter((word) => word.length > 1).slice(0, MAX_WORDS);
  const points = words.map(pointsOf);
  const totals = LANGUAGES.map((language, at) => {
    const wordPoints = points.reduce((sum, pointsOfWord) => sum + (pointsOfWord[at] ?? 0), 0);
    const signPoints = SIGNS.some(([own, sign]) => own === language && sign.test(text)) ? SIGN_POINTS : 0;
    const times = language === 'en' ? 0 : Math.min(countTimeWords(text, language), MAX_TIME_WORDS);
    return { language, total: wordPoints > 0 ? wordPoints + signPoints + times * TIME_POINTS : 0 };
  }).toSorted((a, b) => b.total - a.total);
  const [best, next] = totals;
  const isClear = best !== undefined && best.total >= MIN_POINTS && best.total >= (next?.total ?? 0) * MIN_LEAD;
  return isClear ? best.language : undefined;
}

/** Where 'hallo' is Dutch; elsewhere it is German. */
const DUTCH_ZONES: ReadonlySet<string> = new Set(['Europe/Amsterdam', 'Europe/Brussels', 'America/Paramaribo']);

/** The language of a greeting that Dutch and German share. */
function languageOfSharedGreeting(message: string, timeZone: string): ReadLanguage | undefined {
  const greeted = greetingLanguages(message);
  if (greeted.length < 2) return undefined;
  return DUTCH_ZONES.has(timeZone) ? greeted[0] : greeted.at(-1);
}

/**
 * The language of a message. If the message does not show it, that of the latest earlier message that does. Otherwise
 * the time zone decides for a greeting of two languages; for anything else it is English.
 */
export const languageOfExchange = (message: string, earlier: readonly string[], timeZone = 'UTC'): ReadLanguage =>
  [message, ...earlier.toReversed()].map(questionLanguage).find((language) => language !== undefined) ??
  languageOfSharedGreeting(message, timeZone) ??
  'en';
