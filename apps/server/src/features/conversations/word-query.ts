import { findNames, replaceNames, type WordName } from './word-names.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 20;

/** The words of a text: letters, marks and digits of any script. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** The names of a search, such as C++, and its other words. */
export interface SearchTerms {
  names: WordName[];
  words: string[];
  /** Whether the text ends with a word, which may be unfinished, and not with a name. */
  endsInWord: boolean;
}

export function splitTerms(text: string): SearchTerms {
  const names = findNames(text).slice(0, MAX_WORDS);
  const words = splitWords(replaceNames(text, ' '));
  const last = names.at(-1);
  return { names, words, endsInWord: last === undefined || !text.trimEnd().endsWith(last.written) };
}

/**
 * The names in a text, and `words` (words or stems of the text) without those that occur only inside a name: 'c' is left
 * out if the text has C++ but no other C. Words are compared in the form that `toForm` returns, such as the stem.
 */
export function splitNames(text: string, words: readonly string[], toForm: (word: string) => string) {
  const names = findNames(text).slice(0, MAX_WORDS);
  const formsIn = (part: string): Set<string> => new Set(splitWords(part.toLowerCase()).map(toForm));
  const formsInNames = formsIn(names.map(({ written }) => written).join(' '));
  const formsOutsideNames = formsIn(replaceNames(text, ' '));
  const isInName = (word: string): boolean => formsInNames.has(toForm(word)) && !formsOutsideNames.has(toForm(word));
  return { names, words: words.filter((word) => !isInName(word)) };
}

/** A tsquery for all words, the last one as a prefix; undefined for a text without words. */
export function everyWordQuery(text: string): string | undefined {
  const { names, words, endsInWord } = splitTerms(text);
  const wordQueries = words.map((word, index) => `'${word}'${endsInWord && index === words.length - 1 ? ':*' : ''}`);
  const all = [...names.map(({ query }) => query), ...wordQueries];
  return all.length === 0 ? undefined : all.join(' & ');
}
