import { eq, inArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { trendDirtyConversations, trendStates } from '#db/schema/trends.ts';

export type TrendState = typeof trendStates.$inferSelect;

export async function findState(db: Queryable, userId: string): Promise<TrendState | undefined> {
  const [row] = await db.select().from(trendStates).where(eq(trendStates.userId, userId));
  return row;
}

/** Locks a user's state until the transaction ends, so that only one process counts. */
export async function lockState(tx: Tx, userId: string): Promise<TrendState | undefined> {
  await tx.insert(trendStates).values({ userId, timeZone: '', version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(trendStates).where(eq(trendStates.userId, userId)).for('update');
  return row;
}

export async function saveState(tx: Tx, userId: string, fields: Partial<TrendState>): Promise<void> {
  await tx.update(trendStates).set(fields).where(eq(trendStates.userId, userId));
}

/**
 * Queues every conversation of a user for a recount, and every deleted one that is still counted. The queue is in order
 * of time, so that the conversations of one batch share days and months. Each sum is then computed a few times instead
 * of hundreds of times.
 */
export async function queueAllForRecount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(trendDirtyConversations).where(eq(trendDirtyConversations.userId, userId));
  await tx.execute(sql`
    insert into ${trendDirtyConversations} (user_id, conversation_id)
    select ${userId}::uuid, id from (
      select id, created_at as at from conversations where user_id = ${userId}
      union all
      select conversation_id, day from trend_conversations t where user_id = ${userId}
        and not exists (select 1 from conversations c where c.user_id = t.user_id and c.id = t.conversation_id)
    ) everything order by at`);
}

/** The number of pending recounts, at most `limit`. */
export async function countPendingRecounts(db: Queryable, userId: string, limit: number): Promise<number> {
  const rows = await db
    .select({ id: trendDirtyConversations.id })
    .from(trendDirtyConversations)
    .where(eq(trendDirtyConversations.userId, userId))
    .limit(limit);
  return rows.length;
}

/** Deletes the oldest pending recounts and returns their number and their distinct conversations. */
export async function deletePendingRecounts(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ count: number; ids: string[] }> {
  const oldest = tx
    .select({ id: trendDirtyConversations.id })
    .from(trendDirtyConversations)
    .where(eq(trendDirtyConversations.userId, userId))
    .orderBy(trendDirtyConversations.id)
    .limit(limit);
  const rows = await tx
    .delete(trendDirtyConversations)
    .where(sql`${eq(trendDirtyConversations.userId, userId)} and ${inArray(trendDirtyConversations.id, oldest)}`)
    .returning({ conversationId: trendDirtyConversations.conversationId });
  return { count: rows.length, ids: [...new Set(rows.map(({ conversationId }) => conversationId))] };
}

export async function listUsersToRecount(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: trendDirtyConversations.userId })
    .from(trendDirtyConversations)
    .where(activeOwnerCondition(trendDirtyConversations.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
