import { type Database, inTransaction } from '#db/database.ts';
import * as stored from './stored-messages.repository.ts';
import { chunkWords } from './words.ts';

/** Conversations whose words one transaction writes: what others wait for at most. */
const AT_ONCE = 20;

/**
 * Makes conversations findable that were written without their words, a few in each transaction. Doing it again, or going on
 * after it broke off, does only what is left; `isAnew` does all of them, however often.
 */
export function createMissingWords({ db }: { db: Database }) {
  return async (userId: string, signal: AbortSignal, { isAnew = false } = {}): Promise<void> => {
    for (let after: string | undefined; !signal.aborted;) {
      const ids = await inTransaction(db, async (tx) => {
        const found = await stored.lockWithoutWords(tx, userId, { after, limit: AT_ONCE, isAnew });
        const texts = await stored.listTexts(tx, userId, found);
        // Messages that came since have words of their own; they are among these.
        for (const id of found) await stored.deleteWords(tx, userId, id);
        const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
        const words = [...byConversation].flatMap(([conversationId, lines]) =>
          chunkWords(lines).map((chunk) => ({ ...chunk, conversationId })),
        );
        await stored.insertWords(tx, userId, words);
        return found;
      });
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1);
    }
  };
}
