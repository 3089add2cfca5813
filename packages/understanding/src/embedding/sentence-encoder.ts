import { centred } from './int8-vector.ts';
import type { Tokenizer } from './sentence-pieces.ts';

/** What the model says of one text, given the ids of its pieces, in order. */
export type RunModel = (ids: BigInt64Array, mask: Float32Array) => Promise<Float32Array>;

/** The model reads no more pieces of a text than this. */
export const MAX_PIECES = 128;
/** Length of a sentence vector. */
export const SENTENCE_DIMENSIONS = 512;

/**
 * One text → one vector of length 1: the direction in which it differs from `mean`, the usual text. A text at a time: the weights are int8 and scaled by what is in the batch, so a
 * vector would depend on its neighbours.
 */
export const createSentenceEncoder =
  (tokenizer: Tokenizer, run: RunModel, mean: Float32Array): ((text: string) => Promise<Float32Array>) =>
  async (text) => {
    const ids = tokenizer.encode(text, MAX_PIECES);
    const known = ids.length === 0 ? [0] : ids;
    return centred(await run(BigInt64Array.from(known, BigInt), new Float32Array(known.length).fill(1)), mean);
  };
