import type { Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { documentsIndexed } from '#events/conversations.ts';
import * as messageRepository from './stored-messages.repository.ts';
import { chunkDocument } from './words.ts';

/** A document whose words a search can find. If the title and the text are empty, its words are only removed. */
export interface IndexedDocument {
  conversationId: string;
  documentId: string;
  title: string;
  text: string;
}

/** Replaces the indexed words of documents, by which a search finds their conversations. */
export function createDocumentIndexer({ events }: { events: Events }) {
  return async (
    scope: OwnerScope,
    documents: readonly IndexedDocument[],
    // True within an import or another long run, which publishes an event of its own at the end.
    { isOneOfMany = false } = {},
  ): Promise<void> => {
    if (documents.length === 0) return;
    await writeWords(scope, documents);
    const conversationIds = [...new Set(documents.map(({ conversationId }) => conversationId))];
    await events.publish(documentsIndexed, { userId: scope.userId, conversationIds, isOneOfMany }, scope.tx);
  };
}

async function writeWords({ tx, userId }: OwnerScope, documents: readonly IndexedDocument[]): Promise<void> {
  const nextChunks = await messageRepository.clearDocumentWords(tx, userId, documents);
  const chunks = documents.flatMap(({ conversationId, documentId, title, text }) => {
    if (title === '' && text === '') return [];
    const chunksOfOne = chunkDocument(title, text, nextChunks.get(conversationId) ?? 0);
    nextChunks.set(conversationId, (nextChunks.get(conversationId) ?? 0) + chunksOfOne.length);
    return chunksOfOne.map((chunk) => ({ ...chunk, conversationId, documentId }));
  });
  await messageRepository.insertWords(tx, userId, chunks);
}
