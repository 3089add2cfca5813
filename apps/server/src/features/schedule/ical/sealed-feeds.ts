import type { Database } from '#db/database.ts';
import { sealedToken } from '#platform/derived-token.ts';
import type { SealedRows } from '#platform/sealed-rows.ts';
import * as repository from './calendar-feeds.repository.ts';
import { feedTokenForm } from './feed-token.ts';

/** The tokens of calendar feeds, to be sealed again when the secret key changes. */
export function sealedFeeds(db: Database): SealedRows {
  return {
    kind: 'addresses of calendar feeds',
    list: async () =>
      (await repository.listAllFeeds(db)).map((row) =>
        sealedToken(row, feedTokenForm(row.userId, row.nonce), (sealed) =>
          repository.saveSealedToken(db, row.userId, { tokenHash: row.tokenHash, sealedToken: sealed }),
        ),
      ),
  };
}
