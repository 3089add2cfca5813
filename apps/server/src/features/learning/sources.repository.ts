import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { learningSources } from '#db/schema/learning.ts';

/** No more of a message, and no more messages, are read. */
const CONSIDERED = 12_000;
const MESSAGES = 400;

export interface PendingConversation {
  id: string;
  title: string;
  nextSeq: number;
}

export interface Turn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

export async function markPending(tx: Tx, userId: string, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await tx
    .insert(learningSources)
    .values(conversationIds.map((conversationId) => ({ userId, conversationId, isPending: true })))
    .onConflictDoUpdate({
      target: [learningSources.userId, learningSources.conversationId],
      set: { isPending: true },
    });
}

/** Live conversations in which something was said since they were last read, the one talked in longest ago first. */
export async function listPending(db: Queryable, userId: string, limit: number): Promise<PendingConversation[]> {
  return db
    .select({ id: conversations.id, title: conversations.title, nextSeq: conversations.nextSeq })
    .from(learningSources)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, learningSources.userId), eq(conversations.id, learningSources.conversationId)),
    )
    .where(
      and(eq(learningSources.userId, userId), eq(learningSources.isPending, true), isNull(conversations.deletedAt)),
    )
    .orderBy(asc(conversations.lastActivityAt), asc(conversations.id))
    .limit(limit);
}

export async function listTurns(db: Queryable, userId: string, conversationId: string): Promise<Turn[]> {
  return db
    .select({ id: messages.id, role: messages.role, text: sql<string>`left(${messages.content}, ${CONSIDERED})` })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.seq))
    .limit(MESSAGES);
}

/** Stays pending when something was said while it was read. */
export async function saveSource(
  tx: Tx,
  userId: string,
  read: PendingConversation,
  fields: { deckId: string | null; note: { messageId: string; text: string }[]; readAt: Date },
): Promise<void> {
  const isPending = sql<boolean>`coalesce((select next_seq <> ${read.nextSeq} from conversations where user_id = ${userId} and id = ${read.id}), false)`;
  await tx
    .update(learningSources)
    .set({ ...fields, isPending })
    .where(and(eq(learningSources.userId, userId), eq(learningSources.conversationId, read.id)));
}

export interface NoteRow {
  conversationId: string;
  title: string;
  note: { messageId: string; text: string }[];
}

/** Notes of a topic whose conversations are still there, the latest first. */
export async function listNotes(db: Queryable, userId: string, deckId: string, limit: number): Promise<NoteRow[]> {
  return db
    .select({ conversationId: conversations.id, title: conversations.title, note: learningSources.note })
    .from(learningSources)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, learningSources.userId), eq(conversations.id, learningSources.conversationId)),
    )
    .where(and(eq(learningSources.userId, userId), eq(learningSources.deckId, deckId), isNull(conversations.deletedAt)))
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
}
