import { centreVector } from './int8-vector.ts';
import type { Tokenizer } from './sentence-pieces.ts';

/** Runs the model on a text, which is given as the ids of its pieces in order. Returns the vector of the text. */
export type RunModel = (ids: BigInt64Array, mask: Float32Array) => Promise<Float32Array>;

/** The maximum number of pieces the model reads. */
export const MAX_PIECES = 128;
/** Length of a sentence vector. */
export const SENTENCE_DIMENSIONS = 512;

/**
 * One text → one vector of length 1: its difference from `mean`, the vector of an average text. One text at a time: the
 * int8 activations are scaled by the whole batch, so a vector would depend on the other texts.
 */
export const createSentenceEncoder =
  (tokenizer: Tokenizer, run: RunModel, mean: Float32Array): ((text: string) => Promise<Float32Array>) =>
  async (text) => {
    const ids = tokenizer.encode(text, MAX_PIECES);
    // The model needs at least one piece: a text without pieces is read as the unknown piece, whose id is 0.
    const input = ids.length === 0 ? [0] : ids;
    return centreVector(await run(BigInt64Array.from(input, BigInt), new Float32Array(input.length).fill(1)), mean);
  };
