import type { OwnerScope } from '#db/owner-scope.ts';
import { type ActResult, createPlacements, placementOf } from './placements.ts';
import { createResorting, type ResortingDependencies } from './resorting.ts';
import { createReview } from './review.ts';
import { createSubcategoryProposals, type SubcategoryProposalsDependencies } from './subcategory-proposals.ts';

/** Confidence of a placement by a model: higher than the engine needs, lower than that of a user. */
const MODEL_CONFIDENCE = 0.6;

export type SortingService = ReturnType<typeof createSortingService>;

/** Shows how conversations are filed and lets the user correct it. */
export function createSortingService(dependencies: SubcategoryProposalsDependencies & ResortingDependencies) {
  const placements = createPlacements(dependencies);
  const subcategories = createSubcategoryProposals(dependencies, placements);
  return {
    review: createReview(dependencies, placements),
    subcategories,
    resorting: createResorting(dependencies, placements),
    undo: (userId: string, actId: string) => placements.undo(userId, actId, subcategories.onUndo),
    /** Files a conversation that still waits for review in the category a model chose. */
    settle: (scope: OwnerScope, conversationId: string, categoryId: string): Promise<ActResult> =>
      placements.place(scope, 'review', [conversationId], (row) =>
        row.needsReview && row.placedBy === 'engine'
          ? {
              ...placementOf(row),
              categoryId,
              subcategoryId: null,
              confidence: MODEL_CONFIDENCE,
              needsReview: false,
              guesses: [],
            }
          : undefined,
      ),
    forgetOldActs: placements.forgetOld,
  };
}
