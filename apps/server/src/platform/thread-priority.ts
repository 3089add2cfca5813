import { getPriority, setPriority } from 'node:os';
import { threadId } from 'node:worker_threads';

/** How far a worker thread steps back behind where the process stands, as the operating system counts; 19 is the least. */
export type Niceness = 5 | 10;

/**
 * Lets the requests on the main thread go before this worker thread wherever processors are short. On Linux alone, where
 * priorities belong to threads; elsewhere it would slow the whole process. Does nothing on the main thread.
 */
export function letRequestsGoFirst(niceness: Niceness): void {
  if (process.platform !== 'linux' || threadId === 0) return;
  // 0 is the thread that calls.
  setPriority(0, Math.min(19, getPriority(0) + niceness));
}
