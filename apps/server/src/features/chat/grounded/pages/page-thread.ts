import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import type { PageText } from './page-text.ts';

const TIMEOUT_MS = 8_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Reads a page in a thread. Rejects when it takes too much time or memory, or the signal is aborted. */
export async function readInThread(html: string, signal: AbortSignal): Promise<PageText> {
  const worker = new Worker(workerAddress('page-worker', import.meta.url), {
    workerData: { html },
    resourceLimits,
    env: {},
  });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await new Promise<PageText>((resolve, reject) => {
      const fail = (error?: unknown): void =>
        reject(error instanceof Error ? error : new Error('The page could not be read.'));
      worker.once('message', resolve);
      worker.once('error', fail);
      worker.once('exit', fail);
      ended.addEventListener('abort', () => fail(), { once: true });
    });
  } finally {
    await worker.terminate();
  }
}
