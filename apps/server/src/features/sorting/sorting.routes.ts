import {
  applyResorting,
  dismissResorting,
  getResorting,
  listResortMoves,
  startResorting,
} from '@app/contract/resorting';
import {
  acceptCategoryProposal,
  declineCategoryProposal,
  listCategoryProposals,
} from '@app/contract/category-proposals';
import {
  acceptReview,
  acceptSubcategoryProposal,
  decideReview,
  declineSubcategoryProposal,
  findSubcategoryProposals,
  getReviewSummary,
  listReview,
  listSubcategoryProposals,
  undoSortingAct,
} from '@app/contract/sorting';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { SortingService } from './sorting.service.ts';

const ReviewCursor = z.tuple([z.iso.datetime(), z.uuid()]);
const MoveCursor = z.tuple([z.uuid()]);
const MAX_PAGE_SIZE = 1_000;
/** Grouping the conversations of a category is expensive. */
const PROPOSALS_LIMIT = { name: 'subcategory-proposals', limit: 20, windowSeconds: 60 };

export function registerSortingRoutes(mount: Mount, sorting: SortingService): void {
  mount(
    listReview,
    async ({ userId, query, reply }) => {
      const [lastActivityAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ReviewCursor);
      const after = lastActivityAt !== undefined && id !== undefined ? { after: { lastActivityAt, id } } : {};
      const guess = query.guess === undefined ? {} : { guessedCategoryId: query.guess };
      const limit = query.limit ?? MAX_PAGE_SIZE;
      const page = await sorting.review.list(userId, { limit: limit + 1, ...after, ...guess });
      const shown = page.slice(0, limit);
      const last = shown.at(-1);
      if (page.length > limit && last !== undefined) {
        reply.header('link', nextPageLink('/api/review', query, encodeCursor([last.updatedAt, last.conversationId])));
      }
      return shown;
    },
    { isPolled: true },
  );
  mount(getReviewSummary, ({ userId }) => sorting.review.summarise(userId), { isPolled: true });
  mount(decideReview, ({ userId, body }) => sorting.review.decide(userId, body));
  mount(acceptReview, ({ userId, body }) => sorting.review.accept(userId, body.guess));
  mount(undoSortingAct, async ({ userId, params }) => ({ restored: await sorting.undo(userId, params.id) }));

  mount(listSubcategoryProposals, ({ userId }) => sorting.subcategories.list(userId), { isPolled: true });
  mount(findSubcategoryProposals, ({ userId, params }) => sorting.subcategories.find(userId, params.id), {
    rateLimit: PROPOSALS_LIMIT,
  });
  mount(acceptSubcategoryProposal, ({ userId, params }) => sorting.subcategories.accept(userId, params.id));
  mount(declineSubcategoryProposal, async ({ userId, params }) => {
    await sorting.subcategories.decline(userId, params.id);
    return { success: true };
  });
}

/** Ready-made categories, which a free plan may add as well. */
export function registerCategoryProposalRoutes(mount: Mount, { categoryProposals }: SortingService): void {
  mount(listCategoryProposals, ({ userId }) => categoryProposals.list(userId), { isPolled: true });
  mount(acceptCategoryProposal, ({ userId, params }) => categoryProposals.accept(userId, params.id));
  mount(declineCategoryProposal, async ({ userId, params }) => {
    await categoryProposals.decline(userId, params.id);
    return { success: true };
  });
}

/** Conversations the engine would now categorise differently. */
export function registerResortingRoutes(mount: Mount, { resorting }: SortingService): void {
  mount(getResorting, ({ userId }) => resorting.describe(userId), { isPolled: true });
  mount(startResorting, ({ userId }) => resorting.start(userId));
  mount(dismissResorting, ({ userId }) => resorting.dismiss(userId));
  mount(applyResorting, ({ userId, body }) => resorting.apply(userId, body.conversationIds));
  mount(listResortMoves, async ({ userId, query, reply }) => {
    const [afterId] = query.cursor === undefined ? [] : decodeCursor(query.cursor, MoveCursor);
    const limit = query.limit ?? MAX_PAGE_SIZE;
    const page = await resorting.listMoves(userId, { afterId, limit: limit + 1 });
    const shown = page.slice(0, limit);
    const last = shown.at(-1);
    if (page.length > limit && last !== undefined) {
      reply.header('link', nextPageLink('/api/resorting/moves', query, encodeCursor([last.conversationId])));
    }
    return shown;
  });
}
