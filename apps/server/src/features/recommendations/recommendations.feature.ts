import { importSearchedForPlans } from '#events/suggestions.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { refreshRecommendations } from './recommendations.jobs.ts';
import { registerRecommendationRoutes } from './recommendations.routes.ts';
import {
  createRecommendationsService,
  type RecommendationsDependencies,
  type RecommendationsService,
} from './recommendations.service.ts';

type Needs = Pick<Foundation, 'events' | 'jobs'> &
  Omit<RecommendationsDependencies, 'timeZoneOf'> & { identity: IdentityService };

/** Recommendations computed from the data of all other features. */
export function recommendationsFeature(needs: Needs): FeatureParts<{ recommendations: RecommendationsService }> {
  const { events, jobs } = needs;
  const recommendations = createRecommendationsService({ ...needs, timeZoneOf: needs.identity.timeZoneOf });
  jobs.register(refreshRecommendations, ({ userId }, { signal }) => recommendations.refresh(userId, signal));
  // What waits in the inbox is not recommended, so an import is searched for plans first.
  events.subscribe(importSearchedForPlans, async ({ userId }, tx) => {
    await jobs.enqueue(refreshRecommendations, { userId }, { tx, singletonKey: userId });
  });
  return {
    services: { recommendations },
    routes: (mount) => registerRecommendationRoutes(mount, recommendations),
  };
}
