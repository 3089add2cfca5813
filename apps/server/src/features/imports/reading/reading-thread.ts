import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';

/** A thread's own memory; a file that needs more ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 64 };
/**
 * How long a thread waits for another upload. To start a thread takes a quarter of a second of processor time, and
 * uploads often follow each other: a preview and its import, or the records that a device sends while it is used.
 */
const WAIT_MS = 10_000;

let waiting: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** The thread that waits for an upload, or a new one. */
export function takeReadingThread(): Worker {
  if (waiting === undefined) {
    const worker = new Worker(workerAddress('import-worker', import.meta.url), { resourceLimits, env: {} });
    // Without a listener, the error of a waiting thread would end the process. Readers learn of it by their own one.
    return worker.on('error', () => undefined);
  }
  const { worker, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  worker.off('exit', forget);
  worker.ref();
  return worker;
}

/** Lets a thread wait that has read an upload to its end. One thread waits at most; a further one ends. */
export async function keepReadingThread(worker: Worker): Promise<void> {
  // The thread may have died after its last message.
  const isDead = worker.threadId === -1;
  if (isDead || waiting !== undefined) return void (await worker.terminate());
  worker.once('exit', forget);
  // Neither the thread nor the timer may keep the process alive.
  worker.unref();
  const timer = setTimeout(() => {
    waiting = undefined;
    void worker.terminate();
  }, WAIT_MS).unref();
  waiting = { worker, timer };
}

function forget(this: Worker): void {
  if (waiting?.worker !== this) return;
  clearTimeout(waiting.timer);
  waiting = undefined;
}
