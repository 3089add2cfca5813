import { defineJob } from '#platform/job-definition.ts';

/**
 * Adds the documents of conversations that were stored without them, and indexes restored documents. With `isRebuild`
 * it instead indexes all documents again, after a change of the word splitting.
 */
export const findDocuments = defineJob<{
  userId: string;
  isRebuild?: boolean;
  /** The name of `isRebuild` in jobs that earlier versions queued. */
  isAnew?: boolean;
}>({
  name: 'find-documents',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/** Embeds the documents of a user that are new or changed. Per user one job runs and one waits. */
export const embedDocuments = defineJob<{ userId: string }>({
  name: 'read-documents',
  policy: 'stately',
  expireInSeconds: 3_600,
  turnSeconds: 30,
});
