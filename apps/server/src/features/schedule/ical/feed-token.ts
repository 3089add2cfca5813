import { createHash, createHmac } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { findToken, sealToken, type TokenForm } from '#platform/derived-token.ts';
import type { SealedRows } from '#platform/sealed-rows.ts';
import * as repository from './calendar-feeds.repository.ts';

/**
 * The secret part of a feed's address: 256 bits derived from the secret key, so that the address can be shown again
 * without being stored.
 */
export function feedToken(secretKey: string, userId: string, nonce: string): string {
  return createHmac('sha256', secretKey).update(`calendar feed\n${userId}\n${nonce}`).digest('base64url');
}

export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export const feedTokenForm = (userId: string, nonce: string): TokenForm => ({
  derive: (secretKey) => feedToken(secretKey, userId, nonce),
  hash: hashFeedToken,
  owner: `calendar-feed ${userId}`,
});

/** The tokens in the addresses of calendar feeds, which are derived from the secret key. */
export function sealedFeeds(db: Database): SealedRows {
  return {
    kind: 'addresses of calendars',
    list: async () =>
      (await repository.listAllFeeds(db)).map((row) => {
        const form = feedTokenForm(row.userId, row.nonce);
        return {
          isUsableWith: (keys) => findToken(keys, row, form) !== undefined,
          renew: async (keys) => {
            const sealedToken = sealToken(keys, row, form);
            if (sealedToken !== undefined)
              await repository.saveSealedToken(db, row.userId, { tokenHash: row.tokenHash, sealedToken });
          },
        };
      }),
  };
}
