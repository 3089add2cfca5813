import { defineJob } from '#platform/job-definition.ts';

/**
 * Indexes the words of restored conversations; with `isAnew`, of all conversations after a change of the word
 * splitting.
 */
export const indexWords = defineJob<{ userId: string; isAnew?: boolean }>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
