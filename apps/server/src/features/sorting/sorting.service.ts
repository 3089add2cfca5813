import type { OwnerScope } from '#db/owner-scope.ts';
import { type ActResult, createPlacements, placementOf } from './placements.ts';
import { createResorting, type ResortingDependencies } from './resorting.ts';
import { createReview } from './review.ts';
import { createSubcategoryProposals, type SubcategoryProposalsDependencies } from './subcategory-proposals.ts';

/** How sure a placement is that a model chose: above what the engine needs, below what a person says. */
const SETTLED = 0.6;

export type SortingService = ReturnType<typeof createSortingService>;

/** What people see of the sorting, and the acts by which they put it right. */
export function createSortingService(dependencies: SubcategoryProposalsDependencies & ResortingDependencies) {
  const placements = createPlacements(dependencies);
  const subcategories = createSubcategoryProposals(dependencies, placements);
  return {
    review: createReview(dependencies, placements),
    subcategories,
    resorting: createResorting(dependencies, placements),
    undo: (userId: string, actId: string) => placements.undo(userId, actId, subcategories.takeBack),
    /** Files what still waits for review where a better judge than the engine puts it; the user may move it as ever. */
    settle: (scope: OwnerScope, conversationId: string, categoryId: string): Promise<ActResult> =>
      placements.place(scope, 'review', [conversationId], (row) =>
        row.needsReview && row.placedBy === 'engine'
          ? {
              ...placementOf(row),
              categoryId,
              subcategoryId: null,
              confidence: SETTLED,
              needsReview: false,
              guesses: [],
            }
          : undefined,
      ),
    forgetOldActs: placements.forgetOld,
  };
}
