import { defineJob } from '#platform/job-definition.ts';

/** Scans the messages stored before messages were scanned on arrival; does nothing once all have been scanned. */
export const scanArchive = defineJob<Record<string, never>>({
  name: 'scan-archive-for-secrets',
  policy: 'exclusive',
  expireInSeconds: 3_600,
});
