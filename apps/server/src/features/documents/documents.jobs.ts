import { defineJob } from '#platform/job-definition.ts';

/** Finds the documents of conversations that were stored without them, and indexes those that were restored. */
export const findDocuments = defineJob<{ userId: string }>({
  name: 'find-documents',
  policy: 'stately',
  expireInSeconds: 3_600,
});
