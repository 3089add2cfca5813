import { proposeSubcategories } from '@app/understanding/propose-subcategories';
import type { Tx } from '#db/database.ts';
import { importFinished } from '#events/imports.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { MeaningService } from '#features/meaning/meaning.service.ts';
import { findSubcategoryProposals, lookForPlaces } from './sorting.jobs.ts';
import { registerResortingRoutes, registerSortingRoutes } from './sorting.routes.ts';
import { createSortingService, type SortingService } from './sorting.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'newId'> & {
  categories: CategoriesService;
  meaning: MeaningService;
};

/** What people see of the sorting: what is unsure, subcategories, and another look at all of it. */
export function sortingFeature(needs: Needs): FeatureParts<{ sorting: SortingService }> {
  const { categories, clock, db, events, jobs, meaning, newId } = needs;
  const enqueueLook = async (tx: Tx, userId: string): Promise<void> => {
    await jobs.enqueue(lookForPlaces, { userId }, { tx, singletonKey: userId });
  };
  const sorting = createSortingService({
    db,
    clock,
    newId,
    categories,
    meaning,
    proposeSubcategories,
    enqueueLook,
    isLookOpen: (userId) => jobs.isOpen(lookForPlaces, userId),
  });
  jobs.register(findSubcategoryProposals, ({ userId }, { signal }) => sorting.subcategories.findAll(userId, signal));
  jobs.register(lookForPlaces, ({ userId }, { signal }) => sorting.resorting.look(userId, signal));
  events.subscribe(importFinished, async ({ userId }, tx) => {
    await jobs.enqueue(findSubcategoryProposals, { userId }, { tx, singletonKey: userId });
  });
  return {
    services: { sorting },
    routes: (mount) => {
      registerSortingRoutes(mount, sorting);
      registerResortingRoutes(mount, sorting);
    },
    cleanup: { 'sorting-acts': () => sorting.forgetOldActs() },
  };
}
