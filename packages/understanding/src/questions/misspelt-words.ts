import { comparable } from '../own-data/command-forms.ts';
import { detectLanguage, isCommonPlainWord, type Language } from '../text/language.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { areSwapped, differByOne } from '../time/misspelt.ts';
import { ENGLISH_SLIPS, SMALL_WORDS } from './small-words.table.ts';

/** A longer text was probably pasted, and is not corrected. */
const MAX_LENGTH = 200;
/** Shorter words are too often names, or missing from the lists. */
const MIN_LETTERS = 6;
/** 'Wat did I say': further on in a message it may be the Dutch word. */
const WHAT_AT_START = /^(?:(?:and|so|but),? )?wat(?= )/i;
/** An order begins within this many words. */
const MAX_ORDER_WORDS = 3;
const MIN_ENGLISH_WORDS = 2;
/** A quoted text may be in another language than the sentence. */
const QUOTED_TEXT = /[“„"«][^”“"»]*[”“"»]/gu;
const WORD = /(?<![\p{L}\p{N}'’/@._-])\p{L}{2,20}(?![\p{L}\p{N}/@_-]|['’.]\p{L})/gu;

const WORDS = new Map(
  Object.entries(SMALL_WORDS).map(([language, words]) => [language as Language, words.split(/\s+/)] as const),
);
const LANGUAGES = [...WORDS.keys()];
const KNOWN_WORDS: ReadonlySet<string> = new Set([...WORDS.values()].flat().map(comparable));

const isKnown = (word: string): boolean =>
  KNOWN_WORDS.has(word) || isStopWord(word) || LANGUAGES.some((language) => isCommonPlainWord(word, language));

interface Evidence {
  isEnglish: boolean;
  /** Whether it is known which words are misspelt. */
  hasDictionary: boolean;
}

/**
 * The word that was probably meant: one with two neighbouring letters swapped, or else the only one that is one letter
 * away. Without a dictionary only letters are swapped; in other languages only in long words, and not the first letter.
 */
function meantBy(
  word: string,
  candidates: readonly string[],
  { isEnglish, hasDictionary }: Evidence,
): string | undefined {
  const plain = comparable(word);
  const isLong = plain.length >= MIN_LETTERS;
  if (!isEnglish && !isLong) return undefined;
  const swapped = candidates.find(
    (one) => areSwapped(plain, comparable(one)) && (isEnglish || comparable(one)[0] === plain[0]),
  );
  if (swapped !== undefined || !isEnglish || !hasDictionary || !isLong) return swapped;
  const near = candidates.filter((one) => one.length >= MIN_LETTERS && differByOne(plain, comparable(one)));
  const likely = near.filter((one) => comparable(one)[0] === plain[0]);
  return likely.length === 1 ? likely[0] : undefined;
}

/**
 * A short question or order with its misspelt small words corrected: 'what did i say abuot eggs'. Words of the subject
 * stay: the search corrects them by the words of the person's conversations. `isWord` says whether a word is one of the
 * English language; without it, only swapped letters are corrected. Names keep their capitals and their letters.
 */
export function correctSmallWords(text: string, isWord?: (word: string) => boolean): string {
  if (text.length > MAX_LENGTH) return text;
  const language = detectLanguage(text.replaceAll(QUOTED_TEXT, ' '));
  const candidates = WORDS.get(language);
  if (candidates === undefined) return text;
  const isEnglish =
    language === 'en' &&
    wordsOf(text).filter((word) => isStopWord(word) || isCommonPlainWord(word, 'en')).length >= MIN_ENGLISH_WORDS;
  const begun = isEnglish ? text.replace(WHAT_AT_START, (words) => `${words.slice(0, -3)}what`) : text;
  return begun.replaceAll(WORD, (word: string, at: number) => {
    const plain = comparable(word);
    // In German every noun has a capital.
    const isName = language !== 'de' && /^\p{Lu}/u.test(word) && at > 0;
    if (isName) return word;
    const slip = isEnglish ? ENGLISH_SLIPS.get(plain) : undefined;
    if (slip !== undefined) return slip;
    if (isKnown(plain) || isWord?.(plain) === true) return word;
    return meantBy(word, candidates, { isEnglish, hasDictionary: isWord !== undefined }) ?? word;
  });
}

/** Corrects only the first words of an order: in 'remnid me to call Juno' the name is not changed. */
export function correctOrderWords(text: string, isWord?: (word: string) => boolean): string {
  const [order = ''] = new RegExp(String.raw`^(?:\S+\s+){0,${MAX_ORDER_WORDS}}`, 'u').exec(text) ?? [];
  return `${correctSmallWords(order, isWord)}${text.slice(order.length)}`;
}
