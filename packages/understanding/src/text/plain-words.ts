import { isAscii, wordsOf } from './words.ts';

/** Lower-case words without accents, for comparison across languages. */
export const plainWordsOf = (text: string): string[] =>
  wordsOf(
    isAscii(text)
      ? text
      : text
          .normalize('NFD')
          .replaceAll(/\p{Mn}/gu, '')
          .replaceAll('ß', 'ss')
          .replaceAll(/œ/gi, 'oe'),
  );
