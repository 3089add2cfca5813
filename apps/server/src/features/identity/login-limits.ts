import type { RateLimiter } from '#platform/rate-limiter.ts';
import { tooManyAttempts } from './identity.errors.ts';

const WINDOW_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
/** No owner waits longer than this because of what strangers try. */
const LONGEST_DELAY_SECONDS = 60;

export interface LoginLimits {
  /**
   * Counts an attempt before the password is looked at, so that many at once are not more than allowed. Throws
   * identity.too_many_attempts; a refused attempt counts for nothing but itself. `isKnown` tells whether the account is
   * signed in at this address: then what strangers try elsewhere delays nobody here.
   */
  consumeAttempt(email: string, address: string, isKnown?: () => Promise<boolean>): Promise<void>;
  /** The password was right: the attempt was no failure. */
  recordSuccess(email: string, address: string): Promise<void>;
  /** Counts a two-factor code, right or wrong; throws when the account had too many. */
  consumeCode(userId: string): Promise<void>;
  /** The code was right: those before it are forgotten. */
  recordCode(userId: string): Promise<void>;
  /** Counts a request for a reset link; throws when there were too many from the address or for the account. */
  consumeRecovery(email: string, address: string): Promise<void>;
  /**
   * Counts a link or challenge that turned out not to be genuine; throws when the address sent too many. Only the
   * address: the account named in such a token is a stranger's claim, and counting against it would lock its owner out.
   */
  consumeForgery(address: string): Promise<void>;
  /** Counts the use of a genuine reset link, which no stranger can bring about; throws when there were too many. */
  consumeReset(userId: string): Promise<void>;
  /** Counts a signup; throws when the address made too many. */
  consumeSignup(address: string): Promise<void>;
}

/**
 * Failed logins per account and address, and per address; too many end that pair or address for the window. Too many of
 * one account from everywhere do not: they only make every further attempt wait, longer each time.
 */
export function createLoginLimits(
  limiter: RateLimiter,
  { failedLogins, signupsPerHour }: { failedLogins: number; signupsPerHour: number },
): LoginLimits {
  const pairKey = (email: string, address: string) => `login:pair:${email}:${address}`;
  const addressKey = (address: string) => `login:address:${address}`;
  const accountKey = (email: string) => `login:account:${email}`;
  const codeKey = (userId: string) => `login:code:${userId}`;

  async function refuseOver(key: string, limit: number, windowSeconds: number): Promise<void> {
    const state = await limiter.hit(key, { limit, windowSeconds });
    if (!state.isAllowed) throw tooManyAttempts(state.retryAfterSeconds);
  }

  /** Throws unless the attempts at the account are few, or the delay since the last one is over. */
  async function slowDown(email: string, isKnown: () => Promise<boolean>): Promise<void> {
    const most = failedLogins * 10;
    const { count } = await limiter.hit(accountKey(email), { limit: most, windowSeconds: WINDOW_SECONDS });
    if (count < most || (await isKnown())) return;
    const windowSeconds = count === most ? 0 : Math.min(2 ** (count - most - 1), LONGEST_DELAY_SECONDS);
    const wait = await limiter.hit(`login:delay:${email}`, { limit: 1, windowSeconds });
    if (wait.isAllowed) return;
    await limiter.takeBack(accountKey(email));
    throw tooManyAttempts(wait.retryAfterSeconds);
  }

  return {
    consumeAttempt: async (email, address, isKnown = async () => false) => {
      const pair = pairKey(email, address);
      await refuseOver(pair, failedLogins, WINDOW_SECONDS);
      try {
        await refuseOver(addressKey(address), failedLogins * 10, WINDOW_SECONDS);
      } catch (error) {
        await limiter.takeBack(pair);
        throw error;
      }
      try {
        await slowDown(email, isKnown);
      } catch (error) {
        // One address at one account must not use up what others may try.
        for (const earlier of [pair, addressKey(address)]) await limiter.takeBack(earlier);
        throw error;
      }
    },
    recordSuccess: async (email, address) => {
      await limiter.reset(pairKey(email, address));
      for (const key of [addressKey(address), accountKey(email)]) await limiter.takeBack(key);
    },
    consumeCode: (userId) => refuseOver(codeKey(userId), failedLogins, WINDOW_SECONDS),
    recordCode: (userId) => limiter.reset(codeKey(userId)),
    consumeRecovery: async (email, address) => {
      // The address first: one that is refused must not use up what the account has left.
      await refuseOver(`recovery:address:${address}`, failedLogins * 10, HOUR_SECONDS);
      await refuseOver(`recovery:account:${email}`, failedLogins, HOUR_SECONDS);
    },
    consumeReset: (userId) => refuseOver(`reset:${userId}`, failedLogins, HOUR_SECONDS),
    consumeForgery: (address) => refuseOver(`forgery:address:${address}`, failedLogins * 10, HOUR_SECONDS),
    consumeSignup: (address) => refuseOver(`signup:${address}`, signupsPerHour, HOUR_SECONDS),
  };
}
