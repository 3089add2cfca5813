import { importFinished } from '#events/imports.ts';
import { refreshRecommendations } from '#features/recommendations/recommendations.jobs.ts';
import { registerRecommendationRoutes } from '#features/recommendations/recommendations.routes.ts';
import {
  createRecommendationsService,
  type RecommendationsDependencies,
  type RecommendationsService,
} from '#features/recommendations/recommendations.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface RecommendationsFeature {
  recommendations: RecommendationsService;
}

/** What to do next, worked out from everything the other features keep. */
export function createRecommendationsFeature(
  { db, clock, newId, jobs, events }: Foundation,
  services: Omit<RecommendationsDependencies, 'db' | 'clock' | 'newId' | 'jobs'>,
): RecommendationsFeature {
  const recommendations = createRecommendationsService({ ...services, db, clock, newId, jobs });
  jobs.register(refreshRecommendations, ({ userId }, { signal }) => recommendations.refresh(userId, signal));
  events.subscribe(importFinished, async ({ userId }, tx) => {
    await jobs.enqueue(refreshRecommendations, { userId }, { tx, singletonKey: userId });
  });
  return { recommendations };
}

export function registerRecommendationsFeature(mount: Mount, { recommendations }: RecommendationsFeature): void {
  registerRecommendationRoutes(mount, recommendations);
}
