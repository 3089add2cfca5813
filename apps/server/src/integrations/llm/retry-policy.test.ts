import { describe, expect, it } from 'vitest';
import { ModelError } from './model-error.ts';
import { planRetry } from './retry-policy.ts';

const policy = { maxRetries: 2, baseDelayMs: 400, maxDelayMs: 8_000 };
const situation = { attempt: 1, remainingMs: 60_000, jitter: 0.5, policy };
const serverError = new ModelError('server-error', 'status 500');

function makeErrorAskingFor(retryAfterMilliseconds: number): ModelError {
  return new ModelError('rate-limited', 'status 429', { retryAfterMilliseconds });
}

describe('the retry policy', () => {
  it('doubles the delay and stops after two retries', () => {
    expect(planRetry(serverError, situation)).toBe(400);
    expect(planRetry(serverError, { ...situation, attempt: 2 })).toBe(800);
    expect(planRetry(serverError, { ...situation, attempt: 3 })).toBeUndefined();
  });

  it('varies the delay by a quarter up and down', () => {
    expect(planRetry(serverError, { ...situation, jitter: 0 })).toBe(300);
    expect(planRetry(serverError, { ...situation, jitter: 1 })).toBe(500);
  });

  it('waits as long as the provider asks, and gives up if that is longer than the limit', () => {
    expect(planRetry(makeErrorAskingFor(0), situation)).toBe(0);
    expect(planRetry(makeErrorAskingFor(8_000), situation)).toBe(8_000);
    expect(planRetry(makeErrorAskingFor(8_001), situation)).toBeUndefined();
  });

  it('does not retry if the call’s time limit ends before the delay does', () => {
    expect(planRetry(serverError, { ...situation, remainingMs: 400 })).toBeUndefined();
  });

  it.each(['timeout', 'declined', 'too-long', 'unreadable', 'unfinished', 'empty', 'misconfigured'] as const)(
    'does not retry after the error %s',
    (reason) => {
      expect(planRetry(new ModelError(reason, 'x'), situation)).toBeUndefined();
    },
  );
});
