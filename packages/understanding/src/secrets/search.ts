/** A text in the forms that are searched. All forms are equally long, so an index in one is valid in the others. */
export interface SearchedText {
  text: string;
  /** Without accents. */
  plain: string;
  /** Without accents and in lower case. */
  lower: string;
}

/** The same text without accents, of the same length. */
export const withoutAccents = (text: string): string =>
  text.replaceAll(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));

export const toSearchedText = (text: string): SearchedText => {
  const plain = withoutAccents(text);
  // Lower case changes the length of no letter but 'İ', whose dot is removed as an accent.
  return { text, plain, lower: plain.toLowerCase() };
};

/**
 * A search for all matches of a pattern. Every imported message is searched for dozens of patterns, so a faster test
 * decides at which indices, if any, a pattern is tried.
 */
export type Search = PatternAnywhere | PatternAtWords;

interface PatternAnywhere {
  pattern: RegExp;
  /** A faster pattern that the lower-case text must match; absent if there is none. */
  needs?: RegExp;
}

interface PatternAtWords {
  /** The matches begin with one of these words; for lower-case text. */
  words: RegExp;
  /** Tried only where one of the words begins. */
  pattern: RegExp;
}

/** `words` and `pattern` are sources of regular expressions. */
export const searchAtWords = (words: string, pattern: string, flags: 'iu' | 'u' = 'iu'): PatternAtWords => ({
  words: new RegExp(words, 'g'),
  pattern: new RegExp(pattern, `${flags}y`),
});

/** The matches in a form of the text, in order, without overlaps. */
export const findMatches = (search: Search, { lower }: SearchedText, form: string): RegExpExecArray[] => {
  if ('words' in search) return matchAtWords(search, lower, form);
  const { pattern, needs } = search;
  return needs === undefined || needs.test(lower) ? [...form.matchAll(pattern)] : [];
};

function matchAtWords({ words, pattern }: PatternAtWords, lower: string, form: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  words.lastIndex = 0;
  for (let word = words.exec(lower); word !== null; word = words.exec(lower)) {
    pattern.lastIndex = word.index;
    const match = pattern.exec(form);
    if (match !== null) matches.push(match);
    // If there is no match, another may begin inside this word, such as at 'token' in 'access token'.
    words.lastIndex = word.index + (match === null ? 1 : match[0].length);
  }
  return matches;
}
