import { keyPhrases } from '@app/understanding/key-phrases';
import { proposeSubcategories } from '@app/understanding/propose-subcategories';
import { summarise } from '@app/understanding/summary';
import type { Tx } from '#db/database.ts';
import { importFinished } from '#events/imports.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { MeaningService } from '#features/meaning/meaning.service.ts';
import { findSubcategoryProposals, lookForPlaces } from '#features/sorting/sorting.jobs.ts';
import { registerResortingRoutes, registerSortingRoutes } from '#features/sorting/sorting.routes.ts';
import { createSortingService, type SortingService } from '#features/sorting/sorting.service.ts';
import { registerSummaryRoutes } from '#features/summaries/summaries.routes.ts';
import {
  createSummariesService,
  type SummariesDependencies,
  type SummariesService,
} from '#features/summaries/summaries.service.ts';
import { findImportProposals } from '#features/suggestions/suggestions.jobs.ts';
import type { Mount } from '#platform/http/route.ts';
import type { ChatFeature } from './chat-feature.ts';
import type { Foundation } from './foundation.ts';

export interface SortingFeature {
  sorting: SortingService;
  summaries: SummariesService;
}

/** What people see of the sorting, and conversations in short. */
export function createSortingFeature(
  { db, clock, newId, jobs, log }: Foundation,
  lower: { categories: CategoriesService; meaning: MeaningService } & Omit<
    SummariesDependencies,
    'db' | 'clock' | 'log' | 'extract'
  >,
): SortingFeature {
  const { categories, meaning } = lower;
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
  const summaries = createSummariesService({ ...lower, db, clock, log, extract: { summarise, keyPhrases } });
  return { sorting, summaries };
}

export function registerSortingFeature(mount: Mount, { sorting, summaries }: SortingFeature): void {
  registerSortingRoutes(mount, sorting);
  registerResortingRoutes(mount, sorting);
  registerSummaryRoutes(mount, summaries);
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
  jobs.register(lookForPlaces, ({ userId }, { signal }) => sorting.resorting.look(userId, signal));
  events.subscribe(importFinished, async (payload, tx) => {
    const { userId } = payload;
    await jobs.enqueue(findImportProposals, payload, { tx });
    await jobs.enqueue(findSubcategoryProposals, { userId }, { tx, singletonKey: userId });
  });
}
