import type { DecideReviewBody, ReviewItem, ReviewSummary } from '@app/contract/sorting';
import { ConversationSource } from '@app/contract/conversations';
import { inTransaction } from '#db/database.ts';
import type { Assignment } from '#features/conversations/conversations.service.ts';
import type { ActResult, Assignments, AssignmentsDependencies } from './assignments.ts';
import * as rows from './review.repository.ts';
import { categoryNotFound, conversationNotFound } from './sorting.errors.ts';

/** The most conversations one act moves, so that its transaction stays short. */
const MAX_MOVES = 1_000;

/** The conversations the engine was unsure of, and the user's decisions on them. */
export function createReview({ db, categories }: AssignmentsDependencies, assignments: Assignments) {
  const knownCategories = async (userId: string): Promise<ReadonlySet<string>> =>
    new Set((await categories.list(userId)).map(({ id }) => id));

  return {
    list: async (userId: string, filter: rows.ReviewFilter): Promise<ReviewItem[]> => {
      const [awaiting, known] = await Promise.all([
        rows.listAwaitingReview(db, userId, filter),
        knownCategories(userId),
      ]);
      return awaiting.map((row) => toReviewItem(row, known));
    },

    summarise: async (userId: string): Promise<ReviewSummary> => {
      const [counts, known] = await Promise.all([rows.countByGuess(db, userId), knownCategories(userId)]);
      const guesses = counts.flatMap(({ categoryId, count }) =>
        categoryId !== null && known.has(categoryId) ? [{ categoryId, count }] : [],
      );
      return { count: counts.reduce((sum, { count }) => sum + count, 0), guesses };
    },

    /** Throws categories.not_found, and conversations.not_found if none of the conversations exists. */
    decide: async (userId: string, { decisions }: DecideReviewBody): Promise<ActResult> => {
      const known = await knownCategories(userId);
      if (decisions.some(({ categoryId }) => !known.has(categoryId))) throw categoryNotFound();
      const chosen = new Map(decisions.map(({ conversationId, categoryId }) => [conversationId, categoryId]));
      const result = await inTransaction(db, (tx) =>
        assignments.assign({ tx, userId }, 'review', [...chosen.keys()], (row) =>
          assignByUser(row, chosen.get(row.conversationId)),
        ),
      );
      if (result.moved === 0) throw conversationNotFound();
      return result;
    },

    /** Accepts the best guess of every conversation awaiting review, or only of those whose best guess is `guess`. */
    accept: async (userId: string, guess: string | null): Promise<ActResult> => {
      const [known, awaiting] = await Promise.all([
        knownCategories(userId),
        rows.listAwaitingReview(db, userId, { limit: MAX_MOVES, ...(guess !== null && { guess }) }),
      ]);
      const ids = awaiting.map(({ id }) => id);
      return inTransaction(db, (tx) =>
        assignments.assign({ tx, userId }, 'review', ids, (row) => {
          // The user may have decided meanwhile, in another tab.
          if (!row.needsReview) return undefined;
          return assignByUser(row, row.guesses.find(({ categoryId }) => known.has(categoryId))?.categoryId);
        }),
      );
    },
  };
}

function assignByUser(row: Assignment, categoryId: string | undefined): Assignment | undefined {
  if (categoryId === undefined) return undefined;
  const subcategoryId = categoryId === row.categoryId ? row.subcategoryId : null;
  const { confidence, engineVersion } = row;
  return { categoryId, subcategoryId, placedBy: 'user', confidence, needsReview: false, guesses: [], engineVersion };
}

function toReviewItem(row: rows.ReviewRow, known: ReadonlySet<string>): ReviewItem {
  return {
    conversationId: row.id,
    title: row.title,
    guesses: row.guesses.filter(({ categoryId }) => known.has(categoryId)),
    preview: row.preview,
    source: ConversationSource.parse(row.source),
    updatedAt: row.lastActivityAt.toISOString(),
  };
}
