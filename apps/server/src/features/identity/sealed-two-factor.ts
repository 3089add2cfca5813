import type { Database } from '#db/database.ts';
import type { SealedRows } from '#platform/sealed-rows.ts';
import { openWithAny, resealText } from '#platform/sealed-text.ts';
import * as repository from './two-factor.repository.ts';

/** The secrets of authenticator apps. */
export function sealedTwoFactor(db: Database): SealedRows {
  return {
    kind: 'two-factor secrets',
    list: async () =>
      (await repository.listAllSecrets(db)).map(({ userId, secret }) => ({
        isUsableWith: (keys) => openWithAny(keys, secret, userId) !== undefined,
        renew: async (keys) => {
          const resealed = resealText(keys, secret, userId);
          if (resealed !== undefined) await repository.replaceSecret(db, userId, secret, resealed);
        },
      })),
  };
}
