import { type Database, type Events, inTransaction } from '#db/database.ts';
import { wordsRewritten } from '#events/conversations.ts';
import * as messageRepository from './stored-messages.repository.ts';
import { chunkWords } from './words.ts';

/** Conversations per transaction; few, because other writers wait for its locks. */
const BATCH = 20;

/**
 * Indexes the words of conversations whose words are not indexed, a few conversations per transaction. A repeated run does
 * only the rest; with `isRebuild` every run indexes all conversations.
 */
export function createMissingWordsIndexer({ db, events }: { db: Database; events: Events }) {
  return async (userId: string, signal: AbortSignal, { isRebuild = false } = {}): Promise<void> => {
    for (let after: string | undefined; ;) {
      // Makes the job fail, so that the next process continues.
      signal.throwIfAborted();
      const ids = await inTransaction(db, async (tx) => {
        const found = await messageRepository.lockWithoutWords(tx, userId, { after, limit: BATCH, isRebuild });
        const texts = await messageRepository.listTexts(tx, userId, found);
        // The words of messages added meanwhile are indexed already; they are written again with the others.
        for (const id of found) await messageRepository.deleteWords(tx, userId, id);
        const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
        const words = [...byConversation].flatMap(([conversationId, lines]) =>
          chunkWords(lines).map((chunk) => ({ ...chunk, conversationId })),
        );
        await messageRepository.insertWords(tx, userId, words);
        return found;
      });
      if (ids.length < BATCH) break;
      after = ids.at(-1);
    }
    await inTransaction(db, (tx) => events.publish(wordsRewritten, { userId }, tx));
  };
}
