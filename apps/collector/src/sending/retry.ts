import type { ArchiveClient, SendResult } from './archive-client.ts';
import type { CaptureRecord } from './wire.ts';

export interface Timer {
  now(): number;
  /** Aborted when the process is asked to stop. */
  signal: AbortSignal;
  /** Resolves early when `signal` is aborted. */
  sleep(milliseconds: number): Promise<void>;
  /** A random number from 0 to below 1. */
  random(): number;
}

const BASE_MS = 500;
/** Only the waits of `watch` between two passes become as long as this. */
const MAX_MS = 5 * 60_000;
/** A longer wait ends the attempts: the records are put into the queue. */
const MAX_WAIT_IN_RUN_MS = 60_000;

/** A random wait from a range that doubles with each attempt. */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(MAX_MS, BASE_MS * 2 ** attempt));
}

/** Sends a request up to `attempts` times, while the archive is unavailable and the process is not asked to stop. */
export async function sendWithRetries(
  client: ArchiveClient,
  records: readonly CaptureRecord[],
  attempts: number,
  timer: Timer,
): Promise<SendResult> {
  for (let attempt = 0; ; attempt++) {
    const result = await client.send(records);
    if (result.type !== 'retry' || attempt + 1 >= attempts) return result;
    const wait = Math.max(result.retryAfterMs ?? 0, backoffMs(attempt, timer.random));
    if (wait > MAX_WAIT_IN_RUN_MS) return result;
    await timer.sleep(wait);
    if (timer.signal.aborted) return result;
  }
}
