import type { ArchiveClient, SendResult } from './archive-client.ts';
import type { CaptureRecord } from './wire.ts';

export interface Timer {
  now(): number;
  /** Resolves early when the process is asked to stop. */
  sleep(milliseconds: number): Promise<void>;
  /** A random number from 0 to below 1. */
  random(): number;
}

const BASE_MS = 500;
const MAX_MS = 5 * 60_000;
/** If the archive demands a longer wait, a run of the command ends instead. */
const MAX_WAIT_IN_RUN_MS = 60_000;

/** A random wait from a range that doubles with each attempt. */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(MAX_MS, BASE_MS * 2 ** attempt));
}

/** Sends a request up to `attempts` times, while the archive is unavailable. */
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
  }
}
