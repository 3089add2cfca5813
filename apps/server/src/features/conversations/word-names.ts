/** A name that would lose its meaning without its signs: of 'C++' only the word 'c' would be indexed. */
export interface WordName {
  /** As in the text. */
  written: string;
  /** The word under which the name is indexed, in addition to the words that it contains. */
  word: string;
  /** A tsquery that finds the name. */
  query: string;
}

const LIBRARIES = 'angular|backbone|chart|d3|ember|express|next|node|nuxt|p5|react|socket|three|vue';
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:c\+\+|(?:[cf]#|(?:asp|vb)?\.net|(?:${LIBRARIES})\.js)(?![\p{L}\p{N}#]))`,
  'giu',
);
/** A quick test: most texts have none of these signs, and are not searched for names. */
const NAME_SIGNS = /\+\+|#|\.net|\.js/i;

/** The names in a text, in their order. */
export function findNames(text: string): WordName[] {
  if (!NAME_SIGNS.test(text)) return [];
  return [...text.matchAll(NAMES)].map(([written]) => toName(written));
}

/** A text with its names replaced. */
export function replaceNames(text: string, replacement: string): string {
  return NAME_SIGNS.test(text) ? text.replaceAll(NAMES, replacement) : text;
}

function toName(written: string): WordName {
  const name = written.toLowerCase();
  const toWord = (word: string): WordName => ({ written, word, query: `'${word}'` });
  if (name === 'c++') return toWord('cplusplus');
  if (name.endsWith('#')) return toWord(`${name.slice(0, -1)}sharp`);
  if (name.endsWith('.net')) return toWord('dotnet');
  // People also write it as two words.
  const library = name.slice(0, -'.js'.length);
  return { written, word: `${library}js`, query: `('${library}js' | '${library}' <-> 'js')` };
}
