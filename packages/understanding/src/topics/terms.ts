import { candidatePhrases } from '../key-phrases.ts';
import { plainText, withoutCode } from '../text/plain-text.ts';
import { stem } from '../text/words.ts';

const MAX_INPUT_LENGTH = 2_000;

/** Possible names of a text's topic: each significant word and each adjacent pair, as stems → spelling. */
export const termsOf = (text: string): ReadonlyMap<string, string> => {
  const terms = new Map<string, string>();
  const add = (words: readonly string[]): void => {
    const key = words.map((word) => stem(word.toLowerCase())).join(' ');
    if (!terms.has(key)) terms.set(key, words.join(' '));
  };
  // Runs of more than three words are not fixed phrases, but the pairs in them may be.
  for (const run of candidatePhrases(withoutCode(plainText(text, MAX_INPUT_LENGTH)), Infinity)) {
    for (const [at, word] of run.entries()) {
      add([word]);
      const next = run[at + 1];
      if (next !== undefined) add([word, next]);
    }
  }
  return terms;
};

const DIMENSIONS = 256;

/** FNV-1a. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

/** TF-IDF of the terms, hashed into 256 dimensions with signs: used in place of missing embeddings. */
export const termVectors = (documents: readonly ReadonlyMap<string, string>[]): Float32Array[] => {
  const frequencies = documentFrequencies(documents);
  return documents.map((terms) => {
    const vector = new Float32Array(DIMENSIONS);
    for (const term of terms.keys()) {
      const rarity = Math.log(1 + documents.length / (frequencies.get(term) ?? 1));
      // A term that occurs in one text only does not connect that text with another.
      if ((frequencies.get(term) ?? 0) < 2) continue;
      const value = hash(term);
      const at = value % DIMENSIONS;
      vector[at] = (vector[at] ?? 0) + rarity * (value & 0x10000 ? 1 : -1);
    }
    return vector;
  });
};

/** The number of texts with each term. */
export const documentFrequencies = (documents: readonly ReadonlyMap<string, string>[]): Map<string, number> => {
  const frequencies = new Map<string, number>();
  for (const terms of documents)
    for (const term of terms.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
};
