import type { ModelFault } from './model-fault.ts';

export interface RetryPolicy {
  /** Attempts after the first one. */
  maxRetries: number;
  /** The wait before the first retry; each later one doubles it. */
  baseDelayMs: number;
  /** A provider that asks for more than this is not waited for: the person is told instead. */
  maxDelayMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { maxRetries: 2, baseDelayMs: 400, maxDelayMs: 8_000 };

/**
 * How long to wait before trying again after this failure of the given attempt (1 is the first); undefined means give
 * up. `spread`, from 0 to 1, keeps many calls that failed together from coming back together.
 */
export function planRetry(
  fault: ModelFault,
  options: { attempt: number; remainingMs: number; spread: number; policy: RetryPolicy },
): number | undefined {
  const { attempt, remainingMs, spread, policy } = options;
  if (!fault.mayPass || attempt > policy.maxRetries) return undefined;
  const backoff = policy.baseDelayMs * 2 ** (attempt - 1) * (0.75 + spread / 2);
  const delay = fault.retryAfterMilliseconds ?? Math.min(backoff, policy.maxDelayMs);
  return delay > policy.maxDelayMs || delay >= remainingMs ? undefined : delay;
}
