import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import type { ModelFiles } from './model-files.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/**
 * How long a thread may finish its text when it is closed. A text takes milliseconds; a thread that is terminated in
 * the native library aborts the whole process.
 */
const CLOSE_TIMEOUT_MS = 5_000;

/** A thread that has loaded the model. */
export interface EncoderThread {
  embed(text: string): Promise<Float32Array>;
  /** The number of texts that were sent and have no vector yet. */
  pendingCount(): number;
  isRunning(): boolean;
  close(): Promise<void>;
}

interface Resolvers {
  resolve: (vector: Float32Array) => void;
  reject: (reason: Error) => void;
}

function openWorker(files: ModelFiles): Worker {
  // Without this the library sends usage data to its maker and stores an id of the machine in the home directory. Set
  // here, because the library reads the environment of the process, which a thread cannot change.
  // oxlint-disable-next-line node/no-process-env -- written for the library, and nothing is read
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
  return new Worker(workerAddress('embedding-worker', import.meta.url), { workerData: files, env: {} });
}

async function closeWorker(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.ref();
  worker.postMessage({ type: 'close' } satisfies ToWorker);
  await Promise.race([exited, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  await worker.terminate();
}

/** Starts a thread and waits until its model is loaded. Rejects with the reason if the encoder cannot run here. */
export async function startEncoderThread(files: ModelFiles): Promise<EncoderThread> {
  const worker = openWorker(files);
  const pending = new Map<number, Resolvers>();
  let lastId = 0;
  let endReason: Error | undefined;
  const opened = Promise.withResolvers<void>();

  const end = (reason: Error): void => {
    endReason ??= reason;
    opened.reject(endReason);
    for (const { reject } of pending.values()) reject(endReason);
    pending.clear();
  };
  const finishRequest = (id: number, finish: (resolvers: Resolvers) => void): void => {
    const resolvers = pending.get(id);
    pending.delete(id);
    if (resolvers) finish(resolvers);
  };
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'ready') opened.resolve();
    else if (message.type === 'unusable') end(new Error(message.reason));
    else if (message.type === 'vector') finishRequest(message.id, ({ resolve }) => resolve(message.vector));
    else finishRequest(message.id, ({ reject }) => reject(new Error(message.reason)));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`the embedding thread ended with code ${code}`)));
  // Embedding in the background must not keep the process alive.
  worker.unref();

  try {
    await opened.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    embed: (text) => {
      if (endReason) return Promise.reject(endReason);
      const { promise, ...resolvers } = Promise.withResolvers<Float32Array>();
      lastId += 1;
      pending.set(lastId, resolvers);
      worker.postMessage({ type: 'embed', id: lastId, text } satisfies ToWorker);
      return promise;
    },
    pendingCount: () => pending.size,
    isRunning: () => endReason === undefined,
    close: async () => {
      if (endReason) return;
      end(new Error('the embedder was closed'));
      await closeWorker(worker);
    },
  };
}
