import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import { splitWords } from '#features/conversations/conversations.service.ts';

/** Stems shorter than this begin too many words. */
const SHORTEST_STEM = 4;

/**
 * A tsquery in which any telling word may occur, in whatever ending it has; undefined for a text without one. Every
 * word of it is letters and digits, so nothing needs escaping.
 */
export function anyWordQuery(text: string): string | undefined {
  const telling = splitWords(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .join(' '),
  );
  const parts = telling.map((word) => {
    const begin = stem(word);
    return begin.length >= SHORTEST_STEM ? `'${begin}':*` : `'${word}'`;
  });
  return parts.length === 0 ? undefined : [...new Set(parts)].join(' | ');
}

/**
 * A tsquery in which the words follow one another as they stand; undefined for a text without one. Of each word only
 * its first 256 places in a piece of text are known, so with two telling words in it only those are looked at, as far
 * apart as they are.
 */
export function phraseQuery(text: string): string | undefined {
  const words = splitWords(text);
  const telling = words.filter((word) => !isStopWord(word.toLowerCase()));
  const asked = words.flatMap((word, at) => (telling.length < 2 || telling.includes(word) ? [{ word, at }] : []));
  const [first, ...rest] = asked;
  if (first === undefined) return undefined;
  let last = first.at;
  return rest.reduce((query, { word, at }) => {
    const distance = at - last;
    last = at;
    return `${query} <${distance}> '${word}'`;
  }, `'${first.word}'`);
}

/** A tsquery of which every part must hold; undefined without a part. */
export function allOf(parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' & ');
}

/** A tsquery of which one part must hold; undefined without a part. */
export function oneOf(parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' | ');
}
