import { getPriority, setPriority } from 'node:os';
import { threadId } from 'node:worker_threads';

/** How much is added to the niceness of a thread or a process; 19 is the lowest priority. */
export type NicenessIncrement = 5 | 10;

/**
 * Lowers the priority of this worker thread, so that requests on the main thread come first when all processors are
 * busy. Only on Linux, where priorities belong to threads; elsewhere it would slow down the whole process. Does nothing
 * on the main thread.
 */
export function lowerThreadPriority(increment: NicenessIncrement): void {
  if (process.platform !== 'linux' || threadId === 0) return;
  // 0 means the calling thread.
  setPriority(0, Math.min(19, getPriority(0) + increment));
}

/**
 * Lowers the priority of this process, of its threads and of the processes it starts, so that processes that answer
 * people come first on a machine they share. Does nothing where it is not allowed.
 */
export function lowerProcessPriority(increment: NicenessIncrement): void {
  try {
    setPriority(0, Math.min(19, getPriority(0) + increment));
  } catch {
    // Some containers refuse every change of priorities; then the processors are shared equally.
  }
}
