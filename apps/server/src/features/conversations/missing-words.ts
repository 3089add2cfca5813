import { type Database, type Events, inTransaction } from '#db/database.ts';
import { wordsRewritten } from '#events/conversations.ts';
import * as messageRepository from './stored-messages.repository.ts';
import { chunkWords } from './words.ts';

/** Few, because other writers wait for the locks of the transaction. */
const CONVERSATIONS_PER_TRANSACTION = 20;

/**
 * Indexes the words of conversations whose words are not indexed, a few conversations per transaction. A repeated run
 * indexes only what is still missing; with `isRebuild` every run indexes all conversations.
 */
export function createMissingWordsIndexer({ db, events }: { db: Database; events: Events }) {
  return async (userId: string, signal: AbortSignal, { isRebuild = false } = {}): Promise<void> => {
    for (let after: string | undefined; ;) {
      // Makes the job fail, so that the next process continues.
      signal.throwIfAborted();
      const ids = await inTransaction(db, async (tx) => {
        const conversationIds = await messageRepository.lockWithoutWords(tx, userId, {
          after,
          limit: CONVERSATIONS_PER_TRANSACTION,
          isRebuild,
        });
        const texts = await messageRepository.listTexts(tx, userId, conversationIds);
        // Messages that were added meanwhile are indexed already: their words are deleted and written again with the rest.
        for (const id of conversationIds) await messageRepository.deleteWords(tx, userId, id);
        const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
        const words = [...byConversation].flatMap(([conversationId, conversationTexts]) =>
          chunkWords(conversationTexts).map((chunk) => ({ ...chunk, conversationId })),
        );
        await messageRepository.insertWords(tx, userId, words);
        return conversationIds;
      });
      if (ids.length < CONVERSATIONS_PER_TRANSACTION) break;
      after = ids.at(-1);
    }
    await inTransaction(db, (tx) => events.publish(wordsRewritten, { userId }, tx));
  };
}
