import { parentPort, workerData } from 'node:worker_threads';
import { createSentenceEncoder, SENTENCE_DIMENSIONS } from '@app/understanding/embedding/sentence-encoder';
import { createTokenizer } from '@app/understanding/embedding/sentence-pieces';
import { passesSelfTest } from '@app/understanding/embedding/self-test';
import { lowerThreadPriority } from '#platform/thread-priority.ts';
import { encoderFile, type ModelFiles, readEncoder } from './model-files.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Port = NonNullable<typeof parentPort>;
type Embed = (text: string) => Promise<Float32Array>;

/** A worker thread with the sentence encoder, which would block the main thread. */
async function run(port: Port, files: ModelFiles): Promise<void> {
  lowerThreadPriority(5);
  try {
    embedTexts(port, await openEncoder(files));
    send(port, { type: 'ready' });
  } catch (error) {
    send(port, { type: 'unusable', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Embeds one text after another, so that the message to close is read between two texts. */
function embedTexts(port: Port, embed: Embed): void {
  let isClosing = false;
  let lastText = Promise.resolve();
  const embedNext = async (id: number, text: string): Promise<void> => {
    if (isClosing) return;
    try {
      send(port, { type: 'vector', id, vector: await embed(text) });
    } catch (error) {
      send(port, { type: 'failed', id, reason: String(error) });
    }
  };
  port.on('message', (message: ToWorker) => {
    if (message.type === 'embed') {
      lastText = lastText.then(() => embedNext(message.id, message.text));
    } else {
      isClosing = true;
      port.close();
    }
  });
}

function send(port: Port, message: FromWorker): void {
  port.postMessage(message);
}

/** Throws if the native library is missing, the model cannot be read, or the self-test fails. */
async function openEncoder(files: ModelFiles): Promise<Embed> {
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
