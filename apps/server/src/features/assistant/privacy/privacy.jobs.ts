import { defineJob } from '#platform/job-definition.ts';

/** Scans messages stored by versions that did not scan them yet; does nothing once all have been scanned. */
export const scanArchive = defineJob<Record<string, never>>({
  name: 'scan-archive-for-secrets',
  policy: 'exclusive',
  expireInSeconds: 3_600,
});
