import { defineJob } from '#platform/job-definition.ts';

/** Finds the documents of conversations that were stored without them, and indexes those that were restored. */
export const findDocuments = defineJob<{ userId: string }>({
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
