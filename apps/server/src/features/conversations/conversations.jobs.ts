import { defineJob } from '#platform/job-definition.ts';

/** Makes findable what a restore brought; with `isAnew` everything, because words are split in another way now. */
export const indexWords = defineJob<{ userId: string; isAnew?: boolean }>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
