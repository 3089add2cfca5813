import { isStopWord, wordsOf } from '../text/words.ts';
import { centred, toUnit } from './int8-vector.ts';

/** Length of a word's vector. */
export const WORD_DIMENSIONS = 128;

/** The distilled vectors: a text's vector is the weighted mean of its words', without running any model. */
export interface WordVectors {
  /** The direction in which the text differs from the usual one, as length 1. About 0.1 ms a text. */
  vectorOf: (text: string) => Float32Array;
  /** Share of the telling words of a text that are known, 0..1; 1 for a text without any. */
  coverage: (text: string) => number;
}

/** Words of a text that are looked at. */
const MAX_WORDS = 400;

/**
 * Opens the files that build-models/ writes: `words` one a line, `bytes` first a float32 for each word (its weight ×
 * the scale of its row) and then WORD_DIMENSIONS int8 for each, little-endian. `mean` is the usual text's vector.
 */
export const openWordVectors = (words: string, bytes: Uint8Array, mean: Float32Array): WordVectors => {
  const rowOf = new Map(words.split('\n').map((word, row) => [word, row]));
  const count = bytes.byteLength / (WORD_DIMENSIONS + 4);
  if (count !== rowOf.size) throw new Error(`${rowOf.size} words, but vectors for ${count}`);
  const aligned = new Uint8Array(bytes).buffer;
  const scales = new Float32Array(aligned, 0, count);
  const values = new Int8Array(aligned, count * 4);

  const vectorOf = (text: string): Float32Array => {
    const sum = new Float32Array(WORD_DIMENSIONS);
    for (const word of wordsOf(text).slice(0, MAX_WORDS)) {
      const row = rowOf.get(word) ?? rowOf.get(word.replace(/'s$/, ''));
      if (row === undefined) continue;
      const scale = scales[row] ?? 0;
      const start = row * WORD_DIMENSIONS;
      for (let at = 0; at < WORD_DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[start + at] ?? 0);
    }
    return centred(toUnit(sum), mean);
  };
  const coverage = (text: string): number => {
    const telling = wordsOf(text)
      .slice(0, MAX_WORDS)
      .filter((word) => !isStopWord(word));
    return telling.length === 0 ? 1 : telling.filter((word) => rowOf.has(word)).length / telling.length;
  };
  return { vectorOf, coverage };
};
