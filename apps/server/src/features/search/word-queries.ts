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
