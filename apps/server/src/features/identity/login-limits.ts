import type { RateLimiter } from '#platform/rate-limiter.ts';
import { tooManyAttempts } from './identity.errors.ts';

const WINDOW_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

export interface LoginLimits {
  /**
   * Counts an attempt before the password is looked at, so that many at once are not more than allowed. Throws
   * identity.too_many_attempts; a refused attempt counts for nothing but itself.
   */
  consumeAttempt(email: string, address: string): Promise<void>;
  /** The password was right: the attempt was no failure. */
  recordSuccess(email: string, address: string): Promise<void>;
  /** Counts a wish for a reset link, or the use of one; throws when there were too many for the account or the address. */
  consumeRecovery(account: string, address: string): Promise<void>;
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
    consumeAttempt: async (email, address) => {
      const counted: string[] = [];
      for (const { key, rule } of rules(email, address)) {
        const state = await limiter.hit(key, rule);
        if (state.isAllowed) counted.push(key);
        else {
          // One address at one account must not use up what others may try.
          for (const earlier of counted) await limiter.takeBack(earlier);
          throw tooManyAttempts(state.retryAfterSeconds);
        }
      }
    },
    recordSuccess: async (email, address) => {
      const [pair, ...others] = rules(email, address).map(({ key }) => key);
      if (pair !== undefined) await limiter.reset(pair);
      for (const key of others) await limiter.takeBack(key);
    },
    consumeRecovery: async (account, address) => {
      const keys = [`recovery:account:${account}`, `recovery:address:${address}`];
      for (const [index, key] of keys.entries()) {
        const limit = index === 0 ? failedLogins : failedLogins * 10;
        const state = await limiter.hit(key, { limit, windowSeconds: HOUR_SECONDS });
        if (!state.isAllowed) throw tooManyAttempts(state.retryAfterSeconds);
      }
    },
    consumeSignup: async (address) => {
      const state = await limiter.hit(`signup:${address}`, { limit: signupsPerHour, windowSeconds: HOUR_SECONDS });
      if (!state.isAllowed) throw tooManyAttempts(state.retryAfterSeconds);
    },
  };
}
