import type { Database } from '#db/database.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import * as rows from './find-conversations.repository.ts';

export interface DocumentPassagesDependencies {
  db: Database;
  documents: Pick<DocumentsService, 'quote'>;
}

/** A passage reaches this many characters before and after a word. */
const PASSAGE_REACH = 600;

/**
 * Passages around the words in the documents of these conversations, each in the form of a reply. `anyQuery` is the
 * tsquery for any of the words.
 */
export async function findDocumentPassages(
  { db, documents }: DocumentPassagesDependencies,
  userId: string,
  conversations: readonly { conversationId: string; createdAt: Date }[],
  { anyQuery, words }: { anyQuery: string; words: readonly string[] },
): Promise<rows.HitMessage[]> {
  const ids = conversations.map(({ conversationId }) => conversationId);
  const parts = await rows.listDocumentParts(db, userId, ids, anyQuery);
  const quotes = await documents.quote(userId, parts);
  const conversationIdOf = new Map(parts.map(({ documentId, conversationId }) => [documentId, conversationId]));
  return quotes.flatMap(({ documentId, text }): rows.HitMessage[] => {
    const conversation = conversations.find(
      ({ conversationId }) => conversationId === conversationIdOf.get(documentId),
    );
    const content = textAround(text, words);
    if (conversation === undefined || content === '') return [];
    const { conversationId, createdAt } = conversation;
    return [{ conversationId, id: documentId, role: 'assistant', content, createdAt, isDocument: true }];
  });
}

/** The parts of a text around the first occurrence of each word; empty if the text has none of the words. */
export function textAround(text: string, words: readonly string[]): string {
  const folded = text.toLowerCase();
  const positions = [...new Set(words.map((word) => folded.indexOf(word)))]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b);
  const passages: string[] = [];
  let end = 0;
  for (const at of positions) {
    if (at < end) continue;
    const from = startOfWord(text, Math.max(end, at - PASSAGE_REACH));
    end = Math.min(text.length, at + PASSAGE_REACH);
    passages.push(text.slice(from, end));
  }
  return passages.join('\n').toWellFormed().trim();
}

/** The start of the next word at or after `at`, so that a passage does not begin within a word. */
function startOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.slice(at, at + PASSAGE_REACH / 2).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
}
