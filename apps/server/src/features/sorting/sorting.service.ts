import { createPlacements, type PlacementsDependencies } from './placements.ts';
import { createReview } from './review.ts';

export type SortingService = ReturnType<typeof createSortingService>;

/** What people see of the sorting, and the acts by which they put it right. */
export function createSortingService(dependencies: PlacementsDependencies) {
  const placements = createPlacements(dependencies);
  return {
    review: createReview(dependencies, placements),
    undo: placements.undo,
    forgetOldActs: placements.forgetOld,
  };
}
