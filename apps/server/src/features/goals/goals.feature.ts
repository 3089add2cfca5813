import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { registerGoalRoutes } from './goals.routes.ts';
import { createGoalsService, type GoalsService } from './goals.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'newId'> & {
  categories: CategoriesService;
  identity: IdentityService;
  meaning: MeaningService;
  search: SearchService;
};

/** Goals, their milestones and log, and the conversations that are evidence for them. */
export function goalsFeature(needs: Needs): FeatureParts<{ goals: GoalsService }> {
  const goals = createGoalsService({ ...needs, timeZoneOf: needs.identity.timeZoneOf });
  return { services: { goals }, routes: (mount) => registerGoalRoutes(mount, goals) };
}
