import { isStopWord, wordsOf } from '../text/words.ts';
import { centreVector, toUnitLength } from './int8-vector.ts';

/** Length of a word's vector. */
export const WORD_DIMENSIONS = 128;

/** The distilled vectors: a text's vector is the weighted mean of its words' vectors, without running a model. */
export interface WordVectors {
  /**
   * The difference between the text's vector and the mean, scaled to length 1. For a text without known words it says
   * nothing, although it has that length: check `coverage`. About 0.1 ms per text.
   */
  vectorOf: (text: string) => Float32Array;
  /** Share of a text's significant words that have a vector, 0..1; 1 for a text without significant words. */
  coverage: (text: string) => number;
}

/** Maximum number of words read from a text. */
const MAX_WORDS = 400;

/**
 * Opens the files that build-models/ writes: `words`, one per line; `bytes`, first a float32 per word (its weight × the
 * scale of its row), then WORD_DIMENSIONS int8 per word, little-endian. `mean` is the vector of an average text.
 */
export const openWordVectors = (words: string, bytes: Uint8Array, mean: Float32Array): WordVectors => {
  const rowOf = new Map(words.split('\n').map((word, row) => [word, row]));
  const count = bytes.byteLength / (WORD_DIMENSIONS + 4);
  if (count !== rowOf.size) throw new Error(`${rowOf.size} words, but vectors for ${count}`);
  // A Buffer may begin at any byte, a Float32Array only at a multiple of four.
  const aligned = new Uint8Array(bytes).buffer;
  const scales = new Float32Array(aligned, 0, count);
  const values = new Int8Array(aligned, count * 4);

  const rowOfWord = (word: string): number | undefined => rowOf.get(word) ?? rowOf.get(word.replace(/'s$/, ''));
  const vectorOf = (text: string): Float32Array => {
    const sum = new Float32Array(WORD_DIMENSIONS);
    for (const word of wordsOf(text).slice(0, MAX_WORDS)) {
      const row = rowOfWord(word);
      if (row === undefined) continue;
      const scale = scales[row] ?? 0;
      const start = row * WORD_DIMENSIONS;
      for (let at = 0; at < WORD_DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[start + at] ?? 0);
    }
    return centreVector(toUnitLength(sum), mean);
  };
  const coverage = (text: string): number => {
    const significant = wordsOf(text)
      .slice(0, MAX_WORDS)
      .filter((word) => !isStopWord(word));
    if (significant.length === 0) return 1;
    return significant.filter((word) => rowOfWord(word) !== undefined).length / significant.length;
  };
  return { vectorOf, coverage };
};
