import { defineJob } from '#platform/job-definition.ts';

/** Makes findable what a restore brought. */
export const indexWords = defineJob<{ userId: string }>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
