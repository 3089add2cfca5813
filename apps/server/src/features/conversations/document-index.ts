import type { Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { documentsIndexed } from '#events/conversations.ts';
import * as indexRepository from './search-index.repository.ts';
import { chunkDocument } from './search-chunks.ts';

/** A document for the full-text index. With an empty title and text it is only removed from the index. */
export interface IndexedDocument {
  conversationId: string;
  documentId: string;
  title: string;
  text: string;
}

/** Indexes documents, or indexes them again. A search finds their conversations by the words of the documents. */
export function createDocumentIndexer({ events }: { events: Events }) {
  return async (
    scope: OwnerScope,
    documents: readonly IndexedDocument[],
    // True within an import or another long run, which publishes its own event at the end.
    { hasLaterEvent = false } = {},
  ): Promise<void> => {
    if (documents.length === 0) return;
    await replaceChunks(scope, documents);
    const conversationIds = [...new Set(documents.map(({ conversationId }) => conversationId))];
    await events.publish(documentsIndexed, { userId: scope.userId, conversationIds, hasLaterEvent }, scope.tx);
  };
}

async function replaceChunks({ tx, userId }: OwnerScope, documents: readonly IndexedDocument[]): Promise<void> {
  const nextChunks = await indexRepository.deleteDocumentChunks(tx, userId, documents);
  const chunks = documents.flatMap(({ conversationId, documentId, title, text }) => {
    if (title === '' && text === '') return [];
    const chunksOfOne = chunkDocument(title, text, nextChunks.get(conversationId) ?? 0);
    nextChunks.set(conversationId, (nextChunks.get(conversationId) ?? 0) + chunksOfOne.length);
    return chunksOfOne.map((chunk) => ({ ...chunk, conversationId, documentId }));
  });
  await indexRepository.insertSearchChunks(tx, userId, chunks);
}
