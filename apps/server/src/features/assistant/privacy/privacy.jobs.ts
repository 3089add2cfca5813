import { defineJob } from '#platform/job-definition.ts';

/**
 * Scans for secrets the messages that were stored by a release of the app without this scan. Does nothing once all have
 * been scanned.
 */
export const scanArchive = defineJob<Record<string, never>>({
  name: 'scan-archive-for-secrets',
  policy: 'exclusive',
  expireInSeconds: 3_600,
});
