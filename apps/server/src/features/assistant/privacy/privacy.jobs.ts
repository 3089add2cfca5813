import { defineJob } from '#platform/job-definition.ts';

/** Looks for private words in what is older than the looking; once in the life of an instance there is anything to do. */
export const scanArchive = defineJob<Record<string, never>>({
  name: 'scan-archive-for-secrets',
  policy: 'exclusive',
  expireInSeconds: 3_600,
});
