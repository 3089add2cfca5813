import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { learningReviews } from '#db/schema/learning.ts';

export type NewReviewRow = Omit<typeof learningReviews.$inferInsert, 'userId'>;

/** An upper bound for the length of a streak. */
const MAX_DAYS = 4_000;

export async function insertReview(tx: Tx, userId: string, row: NewReviewRow): Promise<void> {
  await tx.insert(learningReviews).values({ ...row, userId });
}

export async function hasReview(tx: Tx, userId: string, cardId: string, idempotencyKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: learningReviews.id })
    .from(learningReviews)
    .where(
      and(
        eq(learningReviews.userId, userId),
        eq(learningReviews.cardId, cardId),
        eq(learningReviews.idempotencyKey, idempotencyKey),
      ),
    );
  return rows.length > 0;
}

/** The latest review of a card. */
export async function findLatestReview(
  tx: Tx,
  userId: string,
  cardId: string,
): Promise<typeof learningReviews.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(learningReviews)
    .where(and(eq(learningReviews.userId, userId), eq(learningReviews.cardId, cardId)))
    .orderBy(desc(learningReviews.reviewedAt), desc(learningReviews.id))
    .limit(1);
  return row;
}

export async function deleteReview(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(learningReviews).where(and(eq(learningReviews.userId, userId), eq(learningReviews.id, id)));
}

/** Counts `all` reviews of a day, and how many were the first review of a card (`newCards`). */
export async function countDay(db: Queryable, userId: string, day: string): Promise<{ all: number; newCards: number }> {
  const [row] = await db
    .select({ all: count(), newCards: sql<number>`count(*) filter (where ${learningReviews.wasNew})::int` })
    .from(learningReviews)
    .where(and(eq(learningReviews.userId, userId), eq(learningReviews.day, day)));
  return row ?? { all: 0, newCards: 0 };
}

/** The days with reviews, latest first. */
export async function listDays(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: learningReviews.day })
    .from(learningReviews)
    .where(eq(learningReviews.userId, userId))
    .orderBy(desc(learningReviews.day))
    .limit(MAX_DAYS);
  return rows.map(({ day }) => day);
}
