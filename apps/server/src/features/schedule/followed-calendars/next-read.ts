const MINUTE_MS = 60_000;
const INTERVAL_MS = 60 * MINUTE_MS;
const FIRST_RETRY_MS = 15 * MINUTE_MS;
const MAX_WAIT_MS = 24 * 60 * MINUTE_MS;

/**
 * When a calendar is read next: an hour after a success, a quarter of an hour after a failure. Each further failure
 * doubles the wait, up to a day. `retryAfterMs` can make the wait longer, but not longer than a day.
 */
export function nextReadAt(now: Date, failures: number, retryAfterMs = 0): Date {
  const wait = failures === 0 ? INTERVAL_MS : Math.min(MAX_WAIT_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10));
  return new Date(now.getTime() + Math.min(MAX_WAIT_MS, Math.max(wait, retryAfterMs)));
}

/** Milliseconds to wait, from a Retry-After header in seconds or with a date; 0 without a valid one. */
export function parseRetryAfter(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Number.NaN;
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1_000;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
