import { defineJob } from '#platform/job-definition.ts';

/** Scans what was stored before messages were scanned on arrival. Has work to do once per instance. */
export const scanArchive = defineJob<Record<string, never>>({
  name: 'scan-archive-for-secrets',
  policy: 'exclusive',
  expireInSeconds: 3_600,
});
