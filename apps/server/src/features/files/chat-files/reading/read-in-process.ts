import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workerAddress } from '#platform/worker-address.ts';
import type { ReadingResult, ReadingTask } from './reading-result.ts';

export interface ReadingLimits {
  /** Milliseconds. */
  maxMs: number;
  /** The memory of the process in bytes. */
  maxMemory: number;
}

const DEFAULT_LIMITS: ReadingLimits = { maxMs: 90_000, maxMemory: 1_000_000_000 };
const WATCH_EVERY_MS = 50;
const PAGE_BYTES = 4_096;

const tooSlow = { error: 'Reading it took too long. Please split it, or save it in another format.' };
const tooLarge = { error: 'Reading it takes too much memory. Please split it, or save it in another format.' };
const broken = { error: 'It is damaged and cannot be read.' };

/**
 * Reads a file in a separate process, which is killed when it takes too much time or memory. Throws the signal's reason
 * when it aborts.
 */
export async function readInChildProcess(
  task: ReadingTask,
  signal: AbortSignal,
  { maxMs, maxMemory }: ReadingLimits = DEFAULT_LIMITS,
): Promise<ReadingResult> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ReadingResult>();
  const child = fork(fileURLToPath(workerAddress('file-reader-worker', import.meta.url)), {
    // In MiB: the heap of JavaScript may take half of the memory.
    execArgv: [`--max-old-space-size=${Math.floor(maxMemory / 2 ** 20 / 2)}`],
    // The process gets no secrets of the app.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => resolve(tooSlow), maxMs);
  const watch = setInterval(() => {
    if (memoryOf(child) > maxMemory) resolve(tooLarge);
  }, WATCH_EVERY_MS);
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  child.once('message', (result) => resolve(result as ReadingResult));
  child.once('error', reject);
  // Node.js ends itself with SIGABRT when its heap is full.
  child.once('exit', (_code, cause) => resolve(cause === 'SIGABRT' ? tooLarge : broken));
  child.send(task, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}

/** The memory of a process in bytes; 0 on a system without /proc. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
