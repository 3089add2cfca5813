import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { conversations } from '#db/schema/conversations.ts';
import { suggestions } from '#db/schema/suggestions.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
export type NewSuggestionRow = Omit<typeof suggestions.$inferInsert, 'userId'>;

/** Inserts the suggestions that are new to their conversation, and returns only those. */
export async function insertNew(tx: Tx, userId: string, rows: NewSuggestionRow[]): Promise<SuggestionRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(suggestions)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning();
}

/** The suggestions for a message that have a time, whatever was decided about them. */
export async function listTimed(
  db: Queryable,
  userId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.userId, userId),
        eq(suggestions.conversationId, conversationId),
        eq(suggestions.messageId, messageId),
        isNotNull(suggestions.schedulingDetails),
      ),
    );
}

export interface PendingFilter {
  conversationId?: string;
  /** Limits the result to the suggestions with these ids. */
  ids?: readonly string[];
  after?: { createdAt: string; id: string };
  limit: number;
}

export type PendingRow = SuggestionRow & { conversationTitle: string | null };

/**
 * Suggestions of a conversation in the trash are hidden until it is restored; suggestions of a deleted conversation
 * stay hidden. A suggestion without a conversation is shown if a program proposed it.
 */
const pendingCondition = (userId: string) =>
  and(
    eq(suggestions.userId, userId),
    eq(suggestions.state, 'pending'),
    isNull(conversations.deletedAt),
    or(isNotNull(conversations.id), and(isNull(suggestions.conversationId), isNotNull(suggestions.proposedBy))),
  );

const sourceConversationCondition = and(
  eq(conversations.userId, suggestions.userId),
  eq(conversations.id, suggestions.conversationId),
);

/** Newest first. */
export async function listPending(
  db: Queryable,
  userId: string,
  { conversationId, ids, after, limit }: PendingFilter,
): Promise<PendingRow[]> {
  const found = await db
    .select({ suggestion: suggestions, conversationTitle: conversations.title })
    .from(suggestions)
    .leftJoin(conversations, sourceConversationCondition)
    .where(
      and(
        pendingCondition(userId),
        conversationId === undefined ? undefined : eq(suggestions.conversationId, conversationId),
        ids === undefined ? undefined : inArray(suggestions.id, [...ids]),
        keysetAfter(suggestions.createdAt, suggestions.id, after && { at: after.createdAt, id: after.id }),
      ),
    )
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(limit);
  return found.map(({ suggestion, conversationTitle }) => ({ ...suggestion, conversationTitle }));
}

export async function countPending(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(suggestions)
    .leftJoin(conversations, sourceConversationCondition)
    .where(pendingCondition(userId));
  return row?.count ?? 0;
}

/** The approved suggestions of a conversation, the last approved first. */
export async function listApproved(
  db: Queryable,
  userId: string,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.userId, userId),
        eq(suggestions.conversationId, conversationId),
        eq(suggestions.state, 'approved'),
      ),
    )
    .orderBy(desc(suggestions.decidedAt), desc(suggestions.id))
    .limit(limit);
}

/** Locks the pending ones among the given suggestions. */
export async function lockPending(tx: Tx, userId: string, ids: readonly string[]): Promise<SuggestionRow[]> {
  return tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), inArray(suggestions.id, [...ids]), eq(suggestions.state, 'pending')))
    .orderBy(asc(suggestions.id))
    .for('update');
}

/**
 * Sets declined suggestions back to pending and returns how many. They keep `decidedAt`, so that no model judges them
 * (see `markJudged`).
 */
export async function reopenDeclined(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const reopened = await tx
    .update(suggestions)
    .set({ state: 'pending' })
    .where(and(eq(suggestions.userId, userId), inArray(suggestions.id, [...ids]), eq(suggestions.state, 'declined')))
    .returning({ id: suggestions.id });
  return reopened.length;
}

/** Marks pending suggestions as judged, so that no model is asked about them again. */
export async function markJudged(db: Queryable, userId: string, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(suggestions)
    .set({ decidedAt: at })
    .where(and(eq(suggestions.userId, userId), inArray(suggestions.id, [...ids]), eq(suggestions.state, 'pending')));
}

/**
 * Locks the first match, so that two concurrent approvals create one event. Pending suggestions come before decided
 * ones.
 */
async function lockFirst(tx: Tx, userId: string, condition: SQL | undefined): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), condition))
    .orderBy(sql`${suggestions.state} = 'pending' desc`, desc(suggestions.createdAt), desc(suggestions.id))
    .limit(1)
    .for('update');
  return row;
}

/** Locks the suggestion with this content in the conversation; with null, the one that has no conversation. */
export function lockProposed(
  tx: Tx,
  userId: string,
  conversationId: string | null,
  contentKey: string,
): Promise<SuggestionRow | undefined> {
  const conversationCondition =
    conversationId === null ? isNull(suggestions.conversationId) : eq(suggestions.conversationId, conversationId);
  return lockFirst(tx, userId, and(conversationCondition, eq(suggestions.contentKey, contentKey)));
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
  const condition = and(eq(suggestions.conversationId, conversationId), eq(suggestions.contentKey, contentKey));
  return lockFirst(tx, userId, condition);
}

/**
 * For a suggestion that was sent without a conversation: locks one with the same content. That is a pending or approved
 * suggestion of any conversation, or a suggestion without a conversation.
 */
export function lockByContentOnly(tx: Tx, userId: string, contentKey: string): Promise<SuggestionRow | undefined> {
  const matchCondition = or(isNull(suggestions.conversationId), ne(suggestions.state, 'declined'));
  return lockFirst(tx, userId, and(eq(suggestions.contentKey, contentKey), matchCondition));
}

type PendingContent = Pick<SuggestionRow, 'messageId' | 'type' | 'title' | 'schedulingDetails' | 'contentKey'> & {
  conversationId: string;
};

/** Changes a pending suggestion. Its content key stays if another suggestion of the conversation has the new key. */
export async function changePending(
  tx: Tx,
  userId: string,
  id: string,
  { conversationId, contentKey, ...content }: PendingContent,
): Promise<SuggestionRow | undefined> {
  const same = await lockProposed(tx, userId, conversationId, contentKey);
  const isFree = same === undefined || same.id === id;
  const [changed] = await tx
    .update(suggestions)
    .set({ ...content, ...(isFree && { contentKey }) })
    .where(and(eq(suggestions.userId, userId), eq(suggestions.id, id), eq(suggestions.state, 'pending')))
    .returning();
  return changed;
}

export async function decide(
  tx: Tx,
  userId: string,
  id: string,
  decision: Pick<SuggestionRow, 'resultId' | 'decidedAt'> & { state: 'approved' | 'declined' } & Partial<
      Pick<SuggestionRow, 'title' | 'schedulingDetails'>
    >,
): Promise<void> {
  await tx
    .update(suggestions)
    .set(decision)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.id, id)));
}
