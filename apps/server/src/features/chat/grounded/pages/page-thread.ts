import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import type { PageText } from './page-text.ts';

const TIMEOUT_MS = 8_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Further pages wait, because each thread may take memory and a processor. */
const MAX_THREADS = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs the work as soon as fewer than MAX_THREADS threads are running. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot passes to the next one in line.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Reads a page in a thread. Rejects when it takes too much time or memory, or the signal is aborted. */
export function readInThread(html: string, signal: AbortSignal): Promise<PageText> {
  return inTurn(() => read(html, signal));
}

async function read(html: string, signal: AbortSignal): Promise<PageText> {
  signal.throwIfAborted();
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
