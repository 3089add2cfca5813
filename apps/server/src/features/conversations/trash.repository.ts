import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { type ExpiredRow, listExpiredRows } from '#db/trash-table.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';

export async function listTrashedIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNotNull(conversations.deletedAt)));
  return rows.map((row) => row.id);
}

/** Conversations of all users that were trashed before `before`. */
export const listExpired = (db: Queryable, before: Date, limit: number): Promise<ExpiredRow[]> =>
  listExpiredRows(db, conversations, before, limit);

/** Deletes conversations with their messages and their rows of the full-text index. */
export async function deleteConversations(tx: Tx, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(conversationWords)
    .where(and(eq(conversationWords.userId, userId), inArray(conversationWords.conversationId, ids)));
  await tx.delete(messages).where(and(eq(messages.userId, userId), inArray(messages.conversationId, ids)));
  await tx.delete(conversations).where(and(eq(conversations.userId, userId), inArray(conversations.id, ids)));
}
