import { createPlacements } from './placements.ts';
import { createResorting, type ResortingDependencies } from './resorting.ts';
import { createReview } from './review.ts';
import { createSubcategoryProposals, type SubcategoryProposalsDependencies } from './subcategory-proposals.ts';

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
    forgetOldActs: placements.forgetOld,
  };
}
