import { otherPlaceNames } from '@app/understanding/text/place-names';
import { stem } from '@app/understanding/text/words';

/** Whether the word is a name of three letters: 'Tom' in a question does not mean 'tomatoes'. */
function isShortName(word: string, text: string): boolean {
  return word.length === 3 && text.includes(` ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

/** 'Mama' of 'mama's', 'humidité' of 'd'humidité': the index has the parts as words of their own. */
const longestPart = (word: string): string =>
  word.split(/['’-]/).reduce((longest, part) => (part.length > longest.length ? part : longest));

/** A stem of so few letters begins too many other words: 'mèr' of 'mère' begins 'merchants'. */
const SHORT_STEM = 3;
/** Endings of the forms of a short stem in seven languages; the last consonant may be doubled before some. */
const ENDINGS = ['', 's', 'e', 'es', 'ed', 'ing', 'er', 'en', 'ers', 'n', 'y', 'a', 'o', 'i', 'x', 'ment', 'ments'];
const DOUBLING_ENDINGS = ['ed', 'ing', 'er', 'en'];

/** A tsquery for the forms of a short stem: 'cat', 'cats'; 'run', 'runs', 'running'. */
function anyFormQuery(word: string): string {
  const doubled = /[bdfgklmnprst]$/.test(word) ? `${word}${word.at(-1) ?? ''}` : undefined;
  const forms = [
    ...ENDINGS.map((ending) => `${word}${ending}`),
    ...(doubled === undefined ? [] : DOUBLING_ENDINGS.map((ending) => `${doubled}${ending}`)),
  ];
  return `(${forms.map((form) => `'${form}'`).join(' | ')})`;
}

/**
 * A tsquery for a word. One of up to two letters matches only itself, one of three its forms, and a longer one all words
 * that begin with it. The name of a place also matches its names in other languages.
 */
export function toQuery(written: string, text = ''): string {
  const word = longestPart(written);
  if (word.length <= 2 || isShortName(word, text)) return `'${word}'`;
  const names = otherPlaceNames(word).map((name) => ` | '${name}'`);
  const forms = word.length <= SHORT_STEM ? anyFormQuery(word) : `'${word}':*`;
  return names.length === 0 ? forms : `(${forms}${names.join('')})`;
}

/** A tsquery that matches each of the words that count as the same. */
export const synonymsQuery = (words: readonly string[], text: string | undefined): string =>
  `(${words.map((word) => toQuery(stem(word), text)).join(' | ')})`;
