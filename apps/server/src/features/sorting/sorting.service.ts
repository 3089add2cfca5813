import { createPlacements } from './placements.ts';
import { createResorting, type ResortingDependencies } from './resorting.ts';
import { createReview } from './review.ts';
import { createSubcategoryProposals, type SubcategoryProposalsDependencies } from './subcategory-proposals.ts';

export type SortingService = ReturnType<typeof createSortingService>;

/** What people see of the sorting, and the acts by which they put it right. */
export function createSortingService(dependencies: SubcategoryProposalsDependencies & ResortingDependencies) {
  const placements = createPlacements(dependencies);
  return {
    review: createReview(dependencies, placements),
    subcategories: createSubcategoryProposals(dependencies, placements),
    resorting: createResorting(dependencies, placements),
    undo: placements.undo,
    forgetOldActs: placements.forgetOld,
  };
}
