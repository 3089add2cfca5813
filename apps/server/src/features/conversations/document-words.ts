import type { OwnerScope } from '#db/owner-scope.ts';
import * as stored from './stored-messages.repository.ts';
import { chunkDocument } from './words.ts';

/** A document whose words are searched; without a title and a text none are. */
export interface IndexedDocument {
  conversationId: string;
  documentId: string;
  title: string;
  text: string;
}

/** Writes the words of documents again; a search finds their conversations by them. */
export async function indexDocuments({ tx, userId }: OwnerScope, documents: readonly IndexedDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const next = await stored.clearDocumentWords(tx, userId, documents);
  const words = documents.flatMap(({ conversationId, documentId, title, text }) => {
    if (title === '' && text === '') return [];
    const chunks = chunkDocument(title, text, next.get(conversationId) ?? 0);
    next.set(conversationId, (next.get(conversationId) ?? 0) + chunks.length);
    return chunks.map((chunk) => ({ ...chunk, conversationId, documentId }));
  });
  await stored.insertWords(tx, userId, words);
}
