import type { AccessToken, CreateTokenBody, NewAccessToken } from '@app/contract/tokens';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import type { Clock } from '#platform/clock.ts';
import type { BearerVerifier } from '#platform/bearer.ts';
import type { NewId } from '#platform/ids.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import { hashAccessToken, hasValidChecksum, looksLikeAccessToken, newAccessToken } from './token-text.ts';
import * as errors from './tokens.errors.ts';
import { toAccessToken } from './tokens.mapper.ts';
import * as repository from './tokens.repository.ts';

export interface TokensDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  /** Calls by tokens that one person may make in a minute. */
  callsPerMinute: number;
}

const MAX_TOKENS = 50;
const DAY_MS = 86_400_000;
/** How long an expired token is still listed. */
const DAYS_LISTED = 30;
const MINUTE_MS = 60_000;

export type TokensService = ReturnType<typeof createTokensService>;

/** Access tokens: programs of a person call the API with them instead of a session. */
export function createTokensService(dependencies: TokensDependencies) {
  const { db, clock, newId, rateLimiter, callsPerMinute } = dependencies;
  return {
    list: async (userId: string): Promise<AccessToken[]> =>
      (await repository.listTokens(db, userId, 'personal')).map(toAccessToken),

    /** Throws tokens.too_many. */
    create: (userId: string, { name, scopes, expiresInDays }: CreateTokenBody): Promise<NewAccessToken> =>
      inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'access tokens');
        if ((await repository.countTokens(tx, userId, 'personal')) >= MAX_TOKENS) throw errors.tooManyTokens();
        const token = newAccessToken();
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + expiresInDays * DAY_MS);
        const row = { id: newId(), name, scopes, hash: hashAccessToken(token), createdAt, expiresAt };
        return { ...toAccessToken(await repository.insertToken(tx, userId, row)), token };
      }),

    /** Throws tokens.not_found. */
    revoke: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.deleteToken(db, userId, id, 'personal'))) throw errors.tokenNotFound();
    },

    revokeAll: (tx: Tx, userId: string): Promise<void> => repository.deleteTokens(tx, userId),

    /** Counts a call by a token of any kind. Throws request.rate_limited above the limit of the person. */
    consumeCall: (userId: string): Promise<void> =>
      rateLimiter.consume(`token-calls:${userId}`, { limit: callsPerMinute, windowSeconds: 60 }),

    deleteExpired: (): Promise<void> =>
      repository.deleteExpired(db, new Date(clock.now().getTime() - DAYS_LISTED * DAY_MS)),

    verifier: createVerifier(dependencies),
  };
}

function createVerifier({ db, clock }: TokensDependencies): BearerVerifier {
  return {
    recognises: looksLikeAccessToken,
    verify: async (text) => {
      if (!hasValidChecksum(text)) return undefined;
      const token = await repository.findByHash(db, hashAccessToken(text));
      const now = clock.now();
      if (token === undefined || token.expiresAt <= now) return undefined;
      if (token.suspendedAt !== null) throw errors.accountSuspended();
      const { userId, id, name, scopes, timeZone, expiresAt } = token;
      const minute = new Date(now.getTime() - (now.getTime() % MINUTE_MS));
      if (token.lastUsedAt === null || token.lastUsedAt < minute) await repository.touchToken(db, userId, id, minute);
      if (token.pausedAt !== null) throw errors.devicePaused();
      return { userId, timeZone, id, programName: name, scopes, expiresAt };
    },
  };
}
