import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createSentenceEncoder, SENTENCE_DIMENSIONS } from '../src/embedding/sentence-encoder.ts';
import type { Tokenizer } from '../src/embedding/sentence-pieces.ts';

/**
 * Opens the encoder from a model's bytes, on one thread; see createSentenceEncoder. Throws if the native runtime cannot
 * be loaded.
 */
export async function openEncoder(
  model: Buffer,
  tokenizer: Tokenizer,
  mean: Float32Array,
): Promise<(text: string) => Promise<Float32Array>> {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  return createSentenceEncoder(
    tokenizer,
    async (ids, mask) => {
      const shape = [1, ids.length];
      const { vector } = await session.run({
        ids: new Tensor('int64', ids, shape),
        mask: new Tensor('float32', mask, shape),
      });
      const values = vector?.data;
      if (!(values instanceof Float32Array) || values.length !== SENTENCE_DIMENSIONS)
        throw new Error('the encoder gave no vector');
      return values;
    },
    mean,
  );
}
