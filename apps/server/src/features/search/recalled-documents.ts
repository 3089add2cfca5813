import type { Database } from '#db/database.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import * as rows from './recall.repository.ts';

export interface RecalledDocumentsDependencies {
  db: Database;
  documents: Pick<DocumentsService, 'quote'>;
}

/** Characters before and after a word: sentences are quoted from there. */
const REACH = 600;

/** What documents of these conversations say around the words, as replies that follow the messages. */
export async function recallDocuments(
  { db, documents }: RecalledDocumentsDependencies,
  userId: string,
  conversations: readonly { conversationId: string; createdAt: Date }[],
  { anyQuery, words }: { anyQuery: string; words: readonly string[] },
): Promise<rows.RecalledMessage[]> {
  const ids = conversations.map(({ conversationId }) => conversationId);
  const places = await rows.listDocumentPlaces(db, userId, ids, anyQuery);
  const quotes = await documents.quote(userId, places);
  const owners = new Map(places.map(({ documentId, conversationId }) => [documentId, conversationId]));
  return quotes.flatMap(({ documentId, text }): rows.RecalledMessage[] => {
    const owner = conversations.find(({ conversationId }) => conversationId === owners.get(documentId));
    const content = textAround(text, words);
    if (owner === undefined || content === '') return [];
    const { conversationId, createdAt } = owner;
    return [{ conversationId, id: documentId, role: 'assistant', content, createdAt, isDocument: true }];
  });
}

/** The parts of a text around the first place of each word; empty if it has none. */
export function textAround(text: string, words: readonly string[]): string {
  const folded = text.toLowerCase();
  const places = [...new Set(words.map((word) => folded.indexOf(word)))]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b);
  const parts: string[] = [];
  let end = 0;
  for (const at of places) {
    if (at < end) continue;
    const from = startOfLine(text, Math.max(end, at - REACH));
    end = Math.min(text.length, at + REACH);
    parts.push(text.slice(from, end));
  }
  return parts.join('\n').toWellFormed().trim();
}

/** After the next blank, so that no word is cut in two. */
function startOfLine(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.slice(at, at + REACH / 2).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
}
