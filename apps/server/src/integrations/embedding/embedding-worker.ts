import { parentPort, workerData } from 'node:worker_threads';
import { createSentenceEncoder, SENTENCE_DIMENSIONS } from '@app/understanding/embedding/sentence-encoder';
import { createTokenizer } from '@app/understanding/embedding/sentence-pieces';
import { passesSelfTest } from '@app/understanding/embedding/self-test';
import { lowerThreadPriority } from '#platform/thread-priority.ts';
import { encoderFile, type ModelFiles, readEncoder } from './model-files.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker thread with the sentence encoder, which would block the main thread. */
async function run(port: NonNullable<typeof parentPort>, files: ModelFiles): Promise<void> {
  lowerThreadPriority(5);
  const send = (message: FromWorker) => port.postMessage(message);
  try {
    const embed = await openEncoder(files);
    port.on('message', ({ id, text }: ToWorker) => {
      embed(text).then(
        (vector) => send({ type: 'vector', id, vector }),
        (error: unknown) => send({ type: 'failed', id, reason: String(error) }),
      );
    });
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'unusable', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Throws if the native library is missing, the model cannot be read, or the self-test fails. */
async function openEncoder(files: ModelFiles): Promise<(text: string) => Promise<Float32Array>> {
  // Imported here, because the import fails on platforms without the native library.
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const { pieces, selfTest, mean } = await readEncoder(files);
  const session = await InferenceSession.create(encoderFile(files), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The arena keeps memory for the next text, and makes embedding no faster.
    enableCpuMemArena: false,
  });
  const embed = createSentenceEncoder(
    createTokenizer(pieces),
    async (ids, mask) => {
      const shape = [1, ids.length];
      const feeds = { ids: new Tensor('int64', ids, shape), mask: new Tensor('float32', mask, shape) };
      const values = (await session.run(feeds))['vector']?.data;
      if (!(values instanceof Float32Array) || values.length !== SENTENCE_DIMENSIONS) {
        throw new Error('the sentence encoder gave no vector');
      }
      return values;
    },
    mean,
  );
  if (!(await passesSelfTest(embed, selfTest))) throw new Error('the sentence encoder failed its self-test');
  return embed;
}

if (parentPort) await run(parentPort, workerData as ModelFiles);
