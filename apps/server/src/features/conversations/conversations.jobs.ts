import { defineJob } from '#platform/job-definition.ts';

/**
 * Adds restored conversations to the full-text index; with `isAnew` indexes all conversations again, after a change of the
 * word splitting.
 */
export const indexConversations = defineJob<{ userId: string; isAnew?: boolean }>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
