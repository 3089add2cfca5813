import type { Database } from '#db/database.ts';
import { sealedToken } from '#platform/derived-token.ts';
import type { SealedRows } from '#platform/sealed-rows.ts';
import { shareTokenForm } from './share-token.ts';
import * as repository from './sharing.repository.ts';

/** The tokens of share links, to be sealed again when the secret key changes. */
export function sealedShares(db: Database): SealedRows {
  return {
    kind: 'addresses of shared pages',
    list: async () =>
      (await repository.listAllTokens(db)).map((row) =>
        sealedToken(row, shareTokenForm(row), (sealed) =>
          repository.saveSealedToken(db, row.userId, { tokenHash: row.tokenHash, sealedToken: sealed }),
        ),
      ),
  };
}
