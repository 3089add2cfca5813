import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import type { MapResult, MapTask } from './map-task.ts';

/** The thread's own memory, besides the vectors. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Computes a map in another thread, to which the vectors are transferred. Rejects if `signal` aborts or the thread
 * dies.
 */
export async function computeMapInThread(task: MapTask, signal: AbortSignal): Promise<MapResult> {
  signal.throwIfAborted();
  const worker = new Worker(workerAddress('map-worker', import.meta.url), {
    workerData: task,
    transferList: [task.vectors.values.buffer as ArrayBuffer],
    resourceLimits,
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<MapResult>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the thread of a map ended with code ${code}`)));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
