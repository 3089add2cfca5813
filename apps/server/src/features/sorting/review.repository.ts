import { MIN_CONFIDENCE_TO_REVIEW } from '@app/understanding/categorise';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { conversations } from '#db/schema/conversations.ts';

export interface ReviewFilter {
  /** Only conversations whose best guess is this category. */
  guessedCategoryId?: string;
  after?: { lastActivityAt: string; id: string };
  limit: number;
}

/** SQL: the category id of a conversation's best guess. */
const bestGuess = sql<string | null>`${conversations.guesses}->0->>'categoryId'`;

const awaitingReviewCondition = (userId: string) =>
  and(
    eq(conversations.userId, userId),
    isNull(conversations.deletedAt),
    eq(conversations.needsReview, true),
    eq(conversations.isArchived, false),
    gte(sql`(${conversations.guesses}->0->>'confidence')::real`, MIN_CONFIDENCE_TO_REVIEW),
  );

export async function listAwaitingReview(
  db: Queryable,
  userId: string,
  { guessedCategoryId, after, limit }: ReviewFilter,
) {
  return db
    .select({
      id: conversations.id,
      title: conversations.title,
      guesses: conversations.guesses,
      preview: conversations.preview,
      source: conversations.source,
      lastActivityAt: conversations.lastActivityAt,
    })
    .from(conversations)
    .where(
      and(
        awaitingReviewCondition(userId),
        guessedCategoryId === undefined ? undefined : eq(bestGuess, guessedCategoryId),
        keysetAfter(
          conversations.lastActivityAt,
          conversations.id,
          after && { at: after.lastActivityAt, id: after.id },
        ),
      ),
    )
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
}

export type ReviewRow = Awaited<ReturnType<typeof listAwaitingReview>>[number];

/** How many conversations await review, by the category of the best guess. */
export async function countByGuess(
  db: Queryable,
  userId: string,
): Promise<{ categoryId: string | null; count: number }[]> {
  return db
    .select({ categoryId: bestGuess, count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(awaitingReviewCondition(userId))
    .groupBy(bestGuess)
    .orderBy(desc(sql`count(*)`));
}
