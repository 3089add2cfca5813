import { type DecideReviewBody, type ReviewItem, type ReviewSummary } from '@app/contract/sorting';
import { MIN_GUESS_CONFIDENCE } from '@app/understanding/categorise';
import { ConversationSource } from '@app/contract/conversations';
import { inTransaction } from '#db/database.ts';
import type { Assignment } from '#features/conversations/conversations.service.ts';
import type { ActResult, Assignments, AssignmentsDependencies } from './assignments.ts';
import * as repository from './review.repository.ts';
import { categoryNotFound, conversationNotFound } from './sorting.errors.ts';

/** The largest number of conversations that one act moves, so that its transaction stays short. */
const MAX_MOVES = 1_000;

const MAX_SHOWN_GUESSES = 2;

/** The conversations the engine was unsure of, and the user's decisions on them. */
export function createReview({ db, categories }: AssignmentsDependencies, assignments: Assignments) {
  const listCategoryIds = async (userId: string): Promise<ReadonlySet<string>> =>
    new Set((await categories.list(userId)).map(({ id }) => id));

  return {
    list: async (userId: string, filter: repository.ReviewFilter): Promise<ReviewItem[]> => {
      const [awaiting, categoryIds] = await Promise.all([
        repository.listAwaitingReview(db, userId, filter),
        listCategoryIds(userId),
      ]);
      return awaiting.map((row) => toReviewItem(row, categoryIds));
    },

    summarise: async (userId: string): Promise<ReviewSummary> => {
      const [counts, categoryIds] = await Promise.all([repository.countByGuess(db, userId), listCategoryIds(userId)]);
      const guesses = counts.flatMap(({ categoryId, count }) =>
        categoryId !== null && categoryIds.has(categoryId) ? [{ categoryId, count }] : [],
      );
      return { count: counts.reduce((sum, { count }) => sum + count, 0), guesses };
    },

    /** Throws categories.not_found, and conversations.not_found if none of the conversations exists. */
    decide: async (userId: string, { decisions }: DecideReviewBody): Promise<ActResult> => {
      const categoryIds = await listCategoryIds(userId);
      if (decisions.some(({ categoryId }) => !categoryIds.has(categoryId))) throw categoryNotFound();
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
      const [categoryIds, awaiting] = await Promise.all([
        listCategoryIds(userId),
        repository.listAwaitingReview(db, userId, {
          limit: MAX_MOVES,
          ...(guess !== null && { guessedCategoryId: guess }),
        }),
      ]);
      const ids = awaiting.map(({ id }) => id);
      return inTransaction(db, (tx) =>
        assignments.assign({ tx, userId }, 'review', ids, (row) => {
          // The user may have decided meanwhile, in another tab.
          if (!row.needsReview) return undefined;
          return assignByUser(row, row.guesses.find(({ categoryId }) => categoryIds.has(categoryId))?.categoryId);
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

function toReviewItem(row: repository.ReviewRow, categoryIds: ReadonlySet<string>): ReviewItem {
  return {
    conversationId: row.id,
    title: row.title,
    guesses: row.guesses
      .filter(({ categoryId, confidence }) => categoryIds.has(categoryId) && confidence >= MIN_GUESS_CONFIDENCE)
      .slice(0, MAX_SHOWN_GUESSES),
    preview: row.preview,
    source: ConversationSource.parse(row.source),
    updatedAt: row.lastActivityAt.toISOString(),
  };
}
