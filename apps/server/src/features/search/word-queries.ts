import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import { splitWords } from '#features/conversations/conversations.service.ts';

/** Too many words begin with a shorter stem. */
const MIN_STEM_LENGTH = 4;

/**
 * A tsquery for any content word with any ending; undefined for a text without one. Words are letters and digits, so
 * nothing needs escaping.
 */
export function anyWordQuery(text: string): string | undefined {
  const contentWords = splitWords(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .join(' '),
  );
  const parts = contentWords.map((word) => {
    const begin = stem(word);
    return begin.length >= MIN_STEM_LENGTH ? `'${begin}':*` : `'${word}'`;
  });
  return parts.length === 0 ? undefined : [...new Set(parts)].join(' | ');
}

/**
 * A tsquery for the words in this order, next to each other; undefined for a text without words. The database knows only
 * the first 256 positions of a word in a chunk, too few for stop words: with two or more content words only those must
 * occur, at the same distance.
 */
export function phraseQuery(text: string): string | undefined {
  const words = splitWords(text);
  const contentWords = words.filter((word) => !isStopWord(word.toLowerCase()));
  const used = words.flatMap((word, at) =>
    contentWords.length < 2 || contentWords.includes(word) ? [{ word, at }] : [],
  );
  const [first, ...rest] = used;
  if (first === undefined) return undefined;
  let last = first.at;
  return rest.reduce((query, { word, at }) => {
    const distance = at - last;
    last = at;
    return `${query} <${distance}> '${word}'`;
  }, `'${first.word}'`);
}

/** A tsquery for all of the parts; undefined without parts. */
export function allOf(parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' & ');
}

/** A tsquery for any of the parts; undefined without parts. */
export function oneOf(parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' | ');
}
