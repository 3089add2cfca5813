import { defineJob } from '#platform/job-definition.ts';

/**
 * Adds to the full-text index the conversations that it lacks, such as restored ones. With `isAnew`, indexes all
 * conversations again, because words are now split differently.
 */
export const indexConversations = defineJob<{ userId: string; isAnew?: boolean }>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
