import { defineJob } from '#platform/job-definition.ts';

/**
 * Adds to the full-text index the conversations that it lacks, such as restored ones. With `isRebuild`, indexes all
 * conversations again, because words are now split differently.
 */
export const indexConversations = defineJob<{
  userId: string;
  isRebuild?: boolean;
  /** The name of `isRebuild` in jobs that earlier versions queued. */
  isAnew?: boolean;
}>({
  name: 'index-words',
  policy: 'stately',
  expireInSeconds: 3_600,
});
