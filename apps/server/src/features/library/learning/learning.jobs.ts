import { defineJob } from '#platform/job-definition.ts';

/** Proposes cards from new messages. For each user at most one job runs and one waits. */
export const proposeCards = defineJob<{ userId: string }>({
  name: 'find-cards',
  policy: 'stately',
  expireInSeconds: 3_600,
});
