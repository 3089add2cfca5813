import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { resortMoves, resortRuns } from '#db/schema/sorting.ts';

export type RunRow = typeof resortRuns.$inferSelect;
export type NewMove = Omit<typeof resortMoves.$inferInsert, 'userId'>;

const categorisedByEngineCondition = (userId: string) =>
  and(eq(conversations.userId, userId), isNull(conversations.deletedAt), eq(conversations.placedBy, 'engine'));

/** How many conversations the engine categorised, and for how many of these its version was not one of `versions`. */
export async function countCategorisedByEngine(
  db: Queryable,
  userId: string,
  versions: readonly string[],
): Promise<{ total: number; outdated: number }> {
  const outdatedCondition = or(
    isNull(conversations.engineVersion),
    notInArray(conversations.engineVersion, [...versions]),
  );
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      outdated: sql<number>`(count(*) filter (where ${outdatedCondition}))::int`,
    })
    .from(conversations)
    .where(categorisedByEngineCondition(userId));
  return row ?? { total: 0, outdated: 0 };
}

/** Conversations the engine categorised, ordered by id. */
export async function listCategorisedByEngine(
  db: Queryable,
  userId: string,
  afterId: string | undefined,
  limit: number,
) {
  return db
    .select({
      id: conversations.id,
      categoryId: conversations.categoryId,
      confidence: conversations.confidence,
    })
    .from(conversations)
    .where(and(categorisedByEngineCondition(userId), afterId === undefined ? undefined : gt(conversations.id, afterId)))
    .orderBy(asc(conversations.id))
    .limit(limit);
}

export async function findRun(db: Queryable, userId: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(resortRuns).where(eq(resortRuns.userId, userId));
  return row;
}

export async function saveRun(tx: Tx, userId: string, fields: Omit<typeof resortRuns.$inferInsert, 'userId'>) {
  await tx
    .insert(resortRuns)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: resortRuns.userId, set: { finishedAt: null, ...fields } });
}

/** Deletes the run with its moves. */
export async function deleteRun(tx: Tx, userId: string): Promise<void> {
  await tx.delete(resortMoves).where(eq(resortMoves.userId, userId));
  await tx.delete(resortRuns).where(eq(resortRuns.userId, userId));
}

export async function deleteMoves(tx: Tx, userId: string, conversationIds?: readonly string[]): Promise<void> {
  await tx
    .delete(resortMoves)
    .where(
      and(
        eq(resortMoves.userId, userId),
        conversationIds === undefined ? undefined : inArray(resortMoves.conversationId, [...conversationIds]),
      ),
    );
}

export async function insertMoves(tx: Tx, userId: string, rows: readonly NewMove[]): Promise<void> {
  if (rows.length > 0) {
    await tx
      .insert(resortMoves)
      .values(rows.map((row) => ({ ...row, userId })))
      .onConflictDoNothing();
  }
}

const stillValidCondition = (userId: string) =>
  and(
    eq(resortMoves.userId, userId),
    eq(conversations.placedBy, 'engine'),
    eq(conversations.categoryId, resortMoves.fromCategoryId),
    isNull(conversations.deletedAt),
  );

const movedConversationCondition = and(
  eq(conversations.userId, resortMoves.userId),
  eq(conversations.id, resortMoves.conversationId),
);

/** Moves that can still be made, ordered by conversation. Leaves out conversations that the user moved meanwhile. */
export async function listMoves(
  db: Queryable,
  userId: string,
  { ids, afterId, limit }: { ids?: readonly string[]; afterId?: string | undefined; limit: number },
) {
  return db
    .select({
      conversationId: resortMoves.conversationId,
      title: conversations.title,
      fromCategoryId: resortMoves.fromCategoryId,
      fromConfidence: resortMoves.fromConfidence,
      after: resortMoves.after,
    })
    .from(resortMoves)
    .innerJoin(conversations, movedConversationCondition)
    .where(
      and(
        stillValidCondition(userId),
        ids === undefined ? undefined : inArray(resortMoves.conversationId, [...ids]),
        afterId === undefined ? undefined : gt(resortMoves.conversationId, afterId),
      ),
    )
    .orderBy(asc(resortMoves.conversationId))
    .limit(limit);
}

export async function countMoves(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(resortMoves)
    .innerJoin(conversations, movedConversationCondition)
    .where(stillValidCondition(userId));
  return row?.count ?? 0;
}
