import { defineJob } from '#platform/job-definition.ts';

/** Recomputes a person's recommendations. */
export const refreshRecommendations = defineJob<{ userId: string }>({
  name: 'refresh-recommendations',
  policy: 'short',
  retryLimit: 1,
});
