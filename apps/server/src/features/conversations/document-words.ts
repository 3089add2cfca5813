import type { OwnerScope } from '#db/owner-scope.ts';
import * as messageRepository from './stored-messages.repository.ts';
import { chunkDocument } from './words.ts';

/** A document whose words a search can find. If the title and the text are empty, its words are only removed. */
export interface IndexedDocument {
  conversationId: string;
  documentId: string;
  title: string;
  text: string;
}

/** Replaces the indexed words of documents. By these words a search finds the conversations of the documents. */
export async function indexDocuments({ tx, userId }: OwnerScope, documents: readonly IndexedDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const nextChunks = await messageRepository.clearDocumentWords(tx, userId, documents);
  const words = documents.flatMap(({ conversationId, documentId, title, text }) => {
    if (title === '' && text === '') return [];
    const chunks = chunkDocument(title, text, nextChunks.get(conversationId) ?? 0);
    nextChunks.set(conversationId, (nextChunks.get(conversationId) ?? 0) + chunks.length);
    return chunks.map((chunk) => ({ ...chunk, conversationId, documentId }));
  });
  await messageRepository.insertWords(tx, userId, words);
}
