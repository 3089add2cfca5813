import { proposeSubcategories } from '@app/understanding/propose-subcategories';
import { importFinished } from '#events/imports.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { findSubcategoryProposals } from '#features/sorting/sorting.jobs.ts';
import { registerSortingRoutes } from '#features/sorting/sorting.routes.ts';
import { createSortingService, type SortingService } from '#features/sorting/sorting.service.ts';
import { findImportProposals } from '#features/suggestions/suggestions.jobs.ts';
import type { Mount } from '#platform/http/route.ts';
import type { ChatFeature } from './chat-feature.ts';
import type { Foundation } from './foundation.ts';

export interface SortingFeature {
  sorting: SortingService;
}

/** What people see of the sorting. */
export function createSortingFeature(foundation: Foundation, lower: { categories: CategoriesService }): SortingFeature {
  const { db, clock, newId } = foundation;
  const { categories } = lower;
  return { sorting: createSortingService({ db, clock, newId, categories, proposeSubcategories }) };
}

export function registerSortingFeature(mount: Mount, { sorting }: SortingFeature): void {
  registerSortingRoutes(mount, sorting);
}

/** Work that follows an import in the background. */
export function registerSortingJobs(
  { jobs, events }: Foundation,
  { suggestions, sorting }: ChatFeature & SortingFeature,
): void {
  jobs.register(findImportProposals, ({ userId, importId }, { signal }) =>
    suggestions.proposeFromImport(userId, importId, signal),
  );
  jobs.register(findSubcategoryProposals, ({ userId }, { signal }) => sorting.subcategories.findAll(userId, signal));
  events.subscribe(importFinished, async (payload, tx) => {
    const { userId } = payload;
    await jobs.enqueue(findImportProposals, payload, { tx });
    await jobs.enqueue(findSubcategoryProposals, { userId }, { tx, singletonKey: userId });
  });
}
