import type { Database } from '#db/database.ts';
import type { SealedRows } from '#platform/sealed-rows.ts';
import { openWithAny, resealText } from '#platform/sealed-text.ts';
import * as repository from './model-keys.repository.ts';

/** The context that a key is bound to, so that it cannot be decrypted in another row. */
export const contextOfKey = (userId: string, keyId: string): string => `model-key ${userId} ${keyId}`;

/** The keys of people's own models. */
export function sealedModelKeys(db: Database): SealedRows {
  return {
    kind: 'keys of own models',
    list: async () =>
      (await repository.listSealedKeys(db)).map(({ userId, id, sealedKey }) => ({
        isUsableWith: (keys) => openWithAny(keys, sealedKey, contextOfKey(userId, id)) !== undefined,
        renew: async (keys) => {
          const resealed = resealText(keys, sealedKey, contextOfKey(userId, id));
          if (resealed !== undefined) await repository.updateKey(db, userId, id, { sealedKey: resealed });
        },
      })),
  };
}
