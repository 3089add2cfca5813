import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import type { ModelFiles } from './model-files.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A thread that has loaded the model. */
export interface EncoderThread {
  embed(text: string): Promise<Float32Array>;
  /** Texts that were sent and not answered yet. */
  waiting(): number;
  isRunning(): boolean;
  close(): Promise<void>;
}

interface Promised {
  resolve: (vector: Float32Array) => void;
  reject: (reason: Error) => void;
}

/** Starts a thread and waits until its model is loaded. Rejects with the reason if the encoder cannot run here. */
export async function startEncoderThread(files: ModelFiles): Promise<EncoderThread> {
  const worker = new Worker(workerAddress('embedding-worker', import.meta.url), { workerData: files, env: {} });
  const promised = new Map<number, Promised>();
  let lastId = 0;
  let ended: Error | undefined;
  const opened = Promise.withResolvers<void>();

  const end = (reason: Error): void => {
    ended ??= reason;
    opened.reject(ended);
    for (const { reject } of promised.values()) reject(ended);
    promised.clear();
  };
  const settle = (id: number, answer: (waiting: Promised) => void): void => {
    const waiting = promised.get(id);
    promised.delete(id);
    if (waiting) answer(waiting);
  };
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'ready') opened.resolve();
    else if (message.type === 'unusable') end(new Error(message.reason));
    else if (message.type === 'vector') settle(message.id, ({ resolve }) => resolve(message.vector));
    else settle(message.id, ({ reject }) => reject(new Error(message.reason)));
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
      if (ended) return Promise.reject(ended);
      const { promise, ...waiting } = Promise.withResolvers<Float32Array>();
      lastId += 1;
      promised.set(lastId, waiting);
      const message: ToWorker = { id: lastId, text };
      worker.postMessage(message);
      return promise;
    },
    waiting: () => promised.size,
    isRunning: () => ended === undefined,
    close: async () => {
      end(new Error('the embedder was closed'));
      await worker.terminate();
    },
  };
}
