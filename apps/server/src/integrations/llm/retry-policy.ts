import type { ModelError } from './model-error.ts';

export interface RetryPolicy {
  /** Retries after the first attempt. */
  maxRetries: number;
  /** The delay before the first retry; it doubles for each further one. */
  baseDelayMs: number;
  /** If a provider asks for a longer delay, the call fails instead. */
  maxDelayMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { maxRetries: 2, baseDelayMs: 400, maxDelayMs: 8_000 };

/**
 * How many milliseconds to wait before the next attempt; undefined means to give up. `attempt` is the number of the
 * failed attempt, from 1. `jitter`, from 0 to 1, varies the delay by a quarter up or down, so that calls that failed
 * together are not retried together.
 */
export function planRetry(
  error: ModelError,
  options: { attempt: number; remainingMs: number; jitter: number; policy: RetryPolicy },
): number | undefined {
  const { attempt, remainingMs, jitter, policy } = options;
  if (!error.isTransient || attempt > policy.maxRetries) return undefined;
  const backoff = policy.baseDelayMs * 2 ** (attempt - 1) * (0.75 + jitter / 2);
  const delay = error.retryAfterMilliseconds ?? Math.min(backoff, policy.maxDelayMs);
  return delay > policy.maxDelayMs || delay >= remainingMs ? undefined : delay;
}
