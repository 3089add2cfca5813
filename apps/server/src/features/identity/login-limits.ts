import type { RateLimiter } from '#platform/rate-limiter.ts';
import { tooManyAttempts } from './identity.errors.ts';

const WINDOW_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

export interface LoginLimits {
  /** Throws identity.too_many_attempts when one more try is not allowed now. */
  assertAllowed(email: string, address: string): Promise<void>;
  recordFailure(email: string, address: string): Promise<void>;
  recordSuccess(email: string, address: string): Promise<void>;
  /** Counts a signup; throws when the address made too many. */
  consumeSignup(address: string): Promise<void>;
}

/** Failed logins per account and address, per address and per account; a right password clears only the first. */
export function createLoginLimits(
  limiter: RateLimiter,
  { failedLogins, signupsPerHour }: { failedLogins: number; signupsPerHour: number },
): LoginLimits {
  const rules = (email: string, address: string) => [
    { key: `login:pair:${email}:${address}`, rule: { limit: failedLogins, windowSeconds: WINDOW_SECONDS } },
    { key: `login:address:${address}`, rule: { limit: failedLogins * 10, windowSeconds: WINDOW_SECONDS } },
    { key: `login:account:${email}`, rule: { limit: failedLogins * 10, windowSeconds: WINDOW_SECONDS } },
  ];
  return {
    assertAllowed: async (email, address) => {
      for (const { key, rule } of rules(email, address)) {
        const state = await limiter.peek(key, rule);
        if (state.count >= rule.limit) throw tooManyAttempts(state.retryAfterSeconds);
      }
    },
    recordFailure: async (email, address) => {
      for (const { key, rule } of rules(email, address)) await limiter.hit(key, rule);
    },
    recordSuccess: (email, address) => limiter.reset(`login:pair:${email}:${address}`),
    consumeSignup: async (address) => {
      const state = await limiter.hit(`signup:${address}`, { limit: signupsPerHour, windowSeconds: HOUR_SECONDS });
      if (!state.isAllowed) throw tooManyAttempts(state.retryAfterSeconds);
    },
  };
}
