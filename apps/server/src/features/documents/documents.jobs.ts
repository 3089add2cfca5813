import { defineJob } from '#platform/job-definition.ts';

/**
 * Finds the documents of conversations that were stored without them, and indexes those that were restored; with `isAnew`
 * indexes all again after a change of the word splitting.
 */
export const findDocuments = defineJob<{ userId: string; isAnew?: boolean }>({
  name: 'find-documents',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/** Embeds the documents of a user that are new or changed. Per user one job runs and one waits. */
export const readDocuments = defineJob<{ userId: string }>({
  name: 'read-documents',
  policy: 'stately',
  expireInSeconds: 3_600,
});
