import { type Database, inTransaction } from '#db/database.ts';
import * as stored from './stored-messages.repository.ts';
import { chunkWords } from './words.ts';

/** Conversations per transaction: other writers wait for it. */
const BATCH = 20;

/**
 * Indexes the words of conversations that were stored without them, a few per transaction. Repeated or continued it does
 * only the rest; with `isRebuild` it always does all.
 */
export function createMissingWords({ db }: { db: Database }) {
  return async (userId: string, signal: AbortSignal, { isRebuild = false } = {}): Promise<void> => {
    for (let after: string | undefined; !signal.aborted;) {
      const ids = await inTransaction(db, async (tx) => {
        const found = await stored.lockWithoutWords(tx, userId, { after, limit: BATCH, isRebuild });
        const texts = await stored.listTexts(tx, userId, found);
        // Messages added meanwhile have words already, which are written again with the rest.
        for (const id of found) await stored.deleteWords(tx, userId, id);
        const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
        const words = [...byConversation].flatMap(([conversationId, lines]) =>
          chunkWords(lines).map((chunk) => ({ ...chunk, conversationId })),
        );
        await stored.insertWords(tx, userId, words);
        return found;
      });
      if (ids.length < BATCH) return;
      after = ids.at(-1);
    }
  };
}
