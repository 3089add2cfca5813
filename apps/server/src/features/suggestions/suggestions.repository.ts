import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { isBehind } from '#db/keyset.ts';
import { conversations } from '#db/schema/conversations.ts';
import { suggestions } from '#db/schema/suggestions.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
/** One that was proposed in a conversation. */
export type ProposedRow = SuggestionRow & { conversationId: string };
export type NewSuggestionRow = Omit<typeof suggestions.$inferInsert, 'userId'>;

/** Stores what was not proposed in this conversation before, and returns just that. */
export async function insertNew(tx: Tx, userId: string, rows: NewSuggestionRow[]): Promise<SuggestionRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(suggestions)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning();
}

export interface PendingFilter {
  conversationId?: string;
  after?: { createdAt: string; id: string };
  limit: number;
}

export type PendingRow = ProposedRow & { conversationTitle: string };

/** Those of conversations in the trash wait there with them. */
const pending = (userId: string) =>
  and(eq(suggestions.userId, userId), eq(suggestions.state, 'pending'), isNull(conversations.deletedAt));

const itsConversation = and(
  eq(conversations.userId, suggestions.userId),
  eq(conversations.id, suggestions.conversationId),
);

/** Newest first; those of one conversation stand together. */
export async function listPending(
  db: Queryable,
  userId: string,
  { conversationId, after, limit }: PendingFilter,
): Promise<PendingRow[]> {
  const found = await db
    .select({ suggestion: suggestions, conversationId: conversations.id, conversationTitle: conversations.title })
    .from(suggestions)
    .innerJoin(conversations, itsConversation)
    .where(
      and(
        pending(userId),
        conversationId === undefined ? undefined : eq(suggestions.conversationId, conversationId),
        isBehind(suggestions.createdAt, suggestions.id, after && { at: after.createdAt, id: after.id }),
      ),
    )
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(limit);
  return found.map(({ suggestion, ...conversation }) => ({ ...suggestion, ...conversation }));
}

export async function countPending(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(suggestions)
    .innerJoin(conversations, itsConversation)
    .where(pending(userId));
  return row?.count ?? 0;
}

/** Of the given ones, those that are pending; held until the transaction ends. */
export async function lockPending(tx: Tx, userId: string, ids: readonly string[]): Promise<SuggestionRow[]> {
  return tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), inArray(suggestions.id, [...ids]), eq(suggestions.state, 'pending')))
    .orderBy(asc(suggestions.id))
    .for('update');
}

/** Declined ones wait for a decision again. Returns how many did. */
export async function reopenDeclined(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const reopened = await tx
    .update(suggestions)
    .set({ state: 'pending', decidedAt: null })
    .where(and(eq(suggestions.userId, userId), inArray(suggestions.id, [...ids]), eq(suggestions.state, 'declined')))
    .returning({ id: suggestions.id });
  return reopened.length;
}

/** Held until the transaction ends: two clicks make one event. One that waits comes before a decided one. */
async function lockFirst(tx: Tx, userId: string, which: SQL | undefined): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), which))
    .orderBy(sql`${suggestions.state} = 'pending' desc`, desc(suggestions.createdAt), desc(suggestions.id))
    .limit(1)
    .for('update');
  return row;
}

export function lockSuggestion(tx: Tx, userId: string, id: string): Promise<SuggestionRow | undefined> {
  return lockFirst(tx, userId, eq(suggestions.id, id));
}

export function lockByContent(
  tx: Tx,
  userId: string,
  conversationId: string,
  contentKey: string,
): Promise<SuggestionRow | undefined> {
  const which = and(eq(suggestions.conversationId, conversationId), eq(suggestions.contentKey, contentKey));
  return lockFirst(tx, userId, which);
}

/** Of a proposal that names no conversation: one that waits or was approved anywhere, else what was kept without one. */
export function lockByContentAlone(tx: Tx, userId: string, contentKey: string): Promise<SuggestionRow | undefined> {
  const isMeant = or(isNull(suggestions.conversationId), ne(suggestions.state, 'declined'));
  return lockFirst(tx, userId, and(eq(suggestions.contentKey, contentKey), isMeant));
}

export async function decide(
  tx: Tx,
  userId: string,
  id: string,
  decision: { state: 'approved' | 'declined'; resultId: string | null; decidedAt: Date },
): Promise<void> {
  await tx
    .update(suggestions)
    .set(decision)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.id, id)));
}
