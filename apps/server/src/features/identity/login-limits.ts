import type { RateLimiter } from '#platform/rate-limiter.ts';
import { tooManyLoginAttempts } from './identity.errors.ts';

const WINDOW_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
/** The longest delay that other people's attempts can cause to the owner of an account. */
const MAX_DELAY_SECONDS = 60;

export interface LoginLimits {
  /**
   * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Throws
   * identity.too_many_attempts; a refused attempt does not count towards the other limits. `hasSessionHere` is
   * true if the account is signed in at this address. Attempts from other addresses then cause no delay here.
   */
  consumeAttempt(email: string, address: string, hasSessionHere?: () => Promise<boolean>): Promise<void>;
  /** The password was right: the attempt does not count as a failure. */
  recordSuccess(email: string, address: string): Promise<void>;
  /** Counts a two-factor code, right or wrong; throws when the account tried too many. */
  consumeCode(userId: string): Promise<void>;
  /** The code was right: resets the account's count. */
  recordCodeSuccess(userId: string): Promise<void>;
  /** Counts a request for a reset link; throws when there were too many from the address or for the account. */
  consumeRecovery(email: string, address: string): Promise<void>;
  /**
   * Counts a link or challenge that is not genuine; throws when the address sent too many. Only the address counts:
   * anyone can name an account in a forged token, and counting against the account would lock its owner out.
   */
  countForgedToken(address: string): Promise<void>;
  /** Counts the use of a genuine reset link; throws when there were too many. */
  consumeReset(userId: string): Promise<void>;
  /** Counts a signup; throws when the address made too many. */
  consumeSignup(address: string): Promise<void>;
}

const pairKey = (email: string, address: string) => `login:pair:${email}:${address}`;
const addressKey = (address: string) => `login:address:${address}`;
const accountKey = (email: string) => `login:account:${email}`;
const codeKey = (userId: string) => `login:code:${userId}`;

/**
 * Counts failed logins per pair of account and address, per address, and per account. Too many failures block the pair
 * or the address for the window. An account is never blocked: each further attempt only has to wait longer than the one
 * before.
 */
export function createLoginLimits(
  limiter: RateLimiter,
  { failedLogins, signupsPerHour }: { failedLogins: number; signupsPerHour: number },
): LoginLimits {
  async function consume(key: string, limit: number, windowSeconds: number): Promise<void> {
    const state = await limiter.hit(key, { limit, windowSeconds });
    if (!state.isAllowed) throw tooManyLoginAttempts(state.retryAfterSeconds);
  }

  /** Throws when the account had many attempts and the delay since the last one is not over. */
  async function assertDelayIsOver(email: string, hasSessionHere: () => Promise<boolean>): Promise<void> {
    const limit = failedLogins * 10;
    const { count } = await limiter.hit(accountKey(email), { limit, windowSeconds: WINDOW_SECONDS });
    if (count < limit || (await hasSessionHere())) return;
    // The delay doubles with each attempt above the limit: 0, 1, 2, 4 … seconds.
    const windowSeconds = count === limit ? 0 : Math.min(2 ** (count - limit - 1), MAX_DELAY_SECONDS);
    const delay = await limiter.hit(`login:delay:${email}`, { limit: 1, windowSeconds });
    if (delay.isAllowed) return;
    await limiter.revertHit(accountKey(email));
    throw tooManyLoginAttempts(delay.retryAfterSeconds);
  }

  return {
    consumeAttempt: async (email, address, hasSessionHere = async () => false) => {
      const pair = pairKey(email, address);
      await consume(pair, failedLogins, WINDOW_SECONDS);
      try {
        await consume(addressKey(address), failedLogins * 10, WINDOW_SECONDS);
      } catch (error) {
        await limiter.revertHit(pair);
        throw error;
      }
      try {
        await assertDelayIsOver(email, hasSessionHere);
      } catch (error) {
        // A refused attempt must not use up the limits of the pair and the address.
        for (const key of [pair, addressKey(address)]) await limiter.revertHit(key);
        throw error;
      }
    },
    recordSuccess: async (email, address) => {
      await limiter.reset(pairKey(email, address));
      for (const key of [addressKey(address), accountKey(email)]) await limiter.revertHit(key);
    },
    consumeCode: (userId) => consume(codeKey(userId), failedLogins, WINDOW_SECONDS),
    recordCodeSuccess: (userId) => limiter.reset(codeKey(userId)),
    consumeRecovery: async (email, address) => {
      // The address first: when it is refused, the account's limit is untouched.
      await consume(`recovery:address:${address}`, failedLogins * 10, HOUR_SECONDS);
      await consume(`recovery:account:${email}`, failedLogins, HOUR_SECONDS);
    },
    consumeReset: (userId) => consume(`reset:${userId}`, failedLogins, HOUR_SECONDS),
    countForgedToken: (address) => consume(`forgery:address:${address}`, failedLogins * 10, HOUR_SECONDS),
    consumeSignup: (address) => consume(`signup:${address}`, signupsPerHour, HOUR_SECONDS),
  };
}
