import type { OwnerScope } from '#db/owner-scope.ts';
import { type ActResult, createAssignments, assignmentOf } from './assignments.ts';
import { type CategoryProposalsDependencies, createCategoryProposals } from './category-proposals.ts';
import { createResorting, type ResortingDependencies } from './resorting.ts';
import { createReview } from './review.ts';
import { createSubcategoryProposals, type SubcategoryProposalsDependencies } from './subcategory-proposals.ts';

/** Confidence in a category that a model assigned: high enough to need no review, but lower than 1. */
const MODEL_CONFIDENCE = 0.6;

export type SortingService = ReturnType<typeof createSortingService>;

/** Shows how conversations are categorised and lets the user correct it. */
export function createSortingService(
  dependencies: SubcategoryProposalsDependencies & ResortingDependencies & CategoryProposalsDependencies,
) {
  const assignments = createAssignments(dependencies);
  const subcategories = createSubcategoryProposals(dependencies, assignments);
  const categoryProposals = createCategoryProposals(dependencies, assignments);
  return {
    review: createReview(dependencies, assignments),
    subcategories,
    categoryProposals,
    resorting: createResorting(dependencies, assignments),
    undo: (userId: string, actId: string) =>
      assignments.undo(userId, actId, async (...undone) => {
        await subcategories.onUndo(...undone);
        await categoryProposals.onUndo(...undone);
      }),
    /** Assigns the category a model chose to a conversation that still awaits review. */
    resolveReview: (scope: OwnerScope, conversationId: string, categoryId: string): Promise<ActResult> =>
      assignments.assign(scope, 'review', [conversationId], (row) =>
        row.needsReview && row.placedBy === 'engine'
          ? {
              ...assignmentOf(row),
              categoryId,
              subcategoryId: null,
              confidence: MODEL_CONFIDENCE,
              needsReview: false,
              guesses: [],
            }
          : undefined,
      ),
    deleteOldActs: assignments.deleteOldActs,
  };
}
