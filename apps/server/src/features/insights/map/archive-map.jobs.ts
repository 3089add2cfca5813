import { defineJob } from '#platform/job-definition.ts';

/**
 * Places a user's conversations on their map. For each user at most one job runs and one waits. The jobs of two users
 * run at the same time, so that a small archive rarely waits for a large one.
 */
export const placeConversations = defineJob<{ userId: string }>({
  name: 'place-conversations',
  policy: 'stately',
  concurrency: 2,
});
