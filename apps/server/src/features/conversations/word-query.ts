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
  /** Whether the text ends with a word, which may be unfinished. */
  endsInWord: boolean;
}

export function splitTerms(text: string): SearchTerms {
  const names = findNames(text).slice(0, MAX_WORDS);
  const words = splitWords(replaceNames(text, ' '));
  const last = names.at(-1);
  return { names, words, endsInWord: last === undefined || !text.trimEnd().endsWith(last.written) };
}

/**
 * The names in a text, and those of `words` that are not only part of a name: 'c' is left out if the text has C++, but no
 * other C. `words` come from the text; `toForm` reduces a word, so that a stem in `words` is compared with the whole word.
 */
export function splitNames(text: string, words: readonly string[], toForm: (word: string) => string) {
  const names = findNames(text).slice(0, MAX_WORDS);
  const formsIn = (given: string): Set<string> => new Set(splitWords(given.toLowerCase()).map(toForm));
  const formsInNames = formsIn(names.map(({ written }) => written).join(' '));
  const formsOutsideNames = formsIn(replaceNames(text, ' '));
  const isInName = (word: string): boolean => formsInNames.has(toForm(word)) && !formsOutsideNames.has(toForm(word));
  return { names, words: words.filter((word) => !isInName(word)) };
}

/** A tsquery for all words, the last one as a prefix; undefined for a text without words. */
export function everyWordQuery(text: string): string | undefined {
  const { names, words, endsInWord } = splitTerms(text);
  const parts = words.map((word, at) => `'${word}'${endsInWord && at === words.length - 1 ? ':*' : ''}`);
  const all = [...names.map(({ query }) => query), ...parts];
  return all.length === 0 ? undefined : all.join(' & ');
}
