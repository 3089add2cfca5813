import { type Database, type Events, inTransaction } from '#db/database.ts';
import { searchIndexRewritten } from '#events/conversations.ts';
import * as messageRepository from './stored-messages.repository.ts';
import * as indexRepository from './search-index.repository.ts';
import { chunkTexts } from './search-chunks.ts';

/** Few, because other writers wait for the locks of the transaction. */
const CONVERSATIONS_PER_TRANSACTION = 20;

/**
 * Indexes the conversations that the full-text index lacks, a few per transaction. A repeated run indexes only those
 * that are still missing; with `isRebuild` every run indexes all conversations again.
 */
export function createMissingConversationsIndexer({ db, events }: { db: Database; events: Events }) {
  return async (userId: string, signal: AbortSignal, { isRebuild = false } = {}): Promise<void> => {
    for (let after: string | undefined; ;) {
      // If this process is stopping, the job fails, and another process repeats it.
      signal.throwIfAborted();
      const ids = await inTransaction(db, async (tx) => {
        const conversationIds = await indexRepository.lockUnindexed(tx, userId, {
          after,
          limit: CONVERSATIONS_PER_TRANSACTION,
          isRebuild,
        });
        const texts = await messageRepository.listTextsToIndex(tx, userId, conversationIds);
        // A conversation without a first chunk may have later chunks, of messages that arrived after a restore. They
        // are deleted here, because all chunks of the conversation are made again.
        for (const id of conversationIds) await indexRepository.deleteSearchChunks(tx, userId, id);
        const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
        const chunks = [...byConversation].flatMap(([conversationId, conversationTexts]) =>
          chunkTexts(conversationTexts).map((chunk) => ({ ...chunk, conversationId })),
        );
        await indexRepository.insertSearchChunks(tx, userId, chunks);
        return conversationIds;
      });
      if (ids.length < CONVERSATIONS_PER_TRANSACTION) break;
      after = ids.at(-1);
    }
    await inTransaction(db, (tx) => events.publish(searchIndexRewritten, { userId }, tx));
  };
}
