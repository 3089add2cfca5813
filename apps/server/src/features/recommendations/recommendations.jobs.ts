import { defineJob } from '#platform/job-definition.ts';

/** Works somebody's recommendations out anew. */
export const refreshRecommendations = defineJob<{ userId: string }>({
  name: 'refresh-recommendations',
  policy: 'short',
  retryLimit: 1,
});
