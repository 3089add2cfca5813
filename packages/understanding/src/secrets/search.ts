import { createWordFinder } from './word-finder.ts';
import { listBeginnings } from './word-beginnings.ts';

/** A text in the forms that are searched. All forms are equally long, so an index in one is valid in the others. */
export interface SearchedText {
  text: string;
  /** Without accents. */
  plain: string;
  /** Without accents and in lower case. */
  lower: string;
  /** Length of the longest run of characters that keys and tokens consist of. */
  longestRun: number;
  /** Where matches of the words may begin in the lower-case text, in order. */
  startsOf(words: Words): readonly number[];
}

/** The same text without accents, of the same length. */
export const withoutAccents = (text: string): string =>
  text.replaceAll(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** Words to find in lower-case text: how their matches begin, and a regular expression that is tried at an index. */
export interface Words {
  beginnings: readonly string[];
  atPlace: RegExp;
}

export const wordsOf = (source: string): Words => ({
  beginnings: listBeginnings(source),
  atPlace: new RegExp(source, 'y'),
});

/**
 * A search for all matches of a pattern. Trying dozens of patterns at every index of every imported message would be
 * slow. So the words of all searches are found in one pass, and a pattern is tried only where its words are.
 */
export type Search = PatternAnywhere | PatternAtWords;

interface PatternAnywhere {
  pattern: RegExp;
  /** What the lower-case text must contain; absent if the pattern is always tried. */
  needs?: Words | RegExp;
  /** Length of the run of characters of a key that the text must contain: few texts do, and the check costs nothing. */
  minRun?: number;
}

interface PatternAtWords {
  /** The matches begin with one of these words. */
  words: Words;
  /** Tried only where one of the words may begin; it contains the words. */
  pattern: RegExp;
}

/** `words` and `pattern` are sources of regular expressions. */
export const searchAtWords = (words: string, pattern: string, flags: 'iu' | 'u' = 'iu'): PatternAtWords => ({
  words: wordsOf(words),
  pattern: new RegExp(pattern, `${flags}y`),
});

/** A function that prepares a text for these searches. */
export const createTextReader = (searches: readonly Search[]): ((text: string) => SearchedText) => {
  // Several searches begin with the same words: these are found once.
  const lists = new Map<string, readonly string[]>();
  const listOf = new Map<Words, number>();
  for (const words of searches.flatMap(listWords)) {
    const key = words.beginnings.join('\n');
    lists.set(key, words.beginnings);
    listOf.set(words, [...lists.keys()].indexOf(key));
  }
  const find = createWordFinder([...lists.values()]);
  return (text) => {
    const plain = withoutAccents(text);
    // Lower case changes the length of no letter but 'İ', whose dot is removed as an accent.
    const lower = plain.toLowerCase();
    const starts = find(lower);
    return {
      text,
      plain,
      lower,
      longestRun: longestRunIn(lower),
      startsOf: (words) => starts[listOf.get(words) ?? -1] ?? [],
    };
  };
};

const ASCII = 128;
/** 1 for each character of a run. */
const RUN_CHARACTERS = Uint8Array.from({ length: ASCII }, (_, code) =>
  /[\w~./+=-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

function longestRunIn(text: string): number {
  let longest = 0;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    length = code < ASCII && RUN_CHARACTERS[code] === 1 ? length + 1 : 0;
    if (length > longest) longest = length;
  }
  return longest;
}

function listWords(search: Search): Words[] {
  if ('words' in search) return [search.words];
  return search.needs === undefined || search.needs instanceof RegExp ? [] : [search.needs];
}

/** The matches in a form of the text, in order, without overlaps. */
export const findMatches = (search: Search, searched: SearchedText, form: string): RegExpExecArray[] => {
  if ('words' in search) return matchAtWords(search, searched, form);
  return hasNeeded(search, searched) ? [...form.matchAll(search.pattern)] : [];
};

function hasNeeded({ needs, minRun = 0 }: PatternAnywhere, searched: SearchedText): boolean {
  if (searched.longestRun < minRun) return false;
  if (needs === undefined) return true;
  if (needs instanceof RegExp) return needs.test(searched.lower);
  return searched.startsOf(needs).some((start) => {
    needs.atPlace.lastIndex = start;
    return needs.atPlace.test(searched.lower);
  });
}

function matchAtWords({ words, pattern }: PatternAtWords, searched: SearchedText, form: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  let end = 0;
  for (const start of searched.startsOf(words)) {
    // After a match the search continues at its end. If 'access token' does not match, a match may still begin at
    // 'token' in it.
    if (start < end) continue;
    pattern.lastIndex = start;
    const match = pattern.exec(form);
    if (match === null) continue;
    matches.push(match);
    end = start + match[0].length;
  }
  return matches;
}
