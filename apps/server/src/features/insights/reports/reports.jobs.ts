import { defineJob } from '#platform/job-definition.ts';

/** Four times an hour, on one process. */
export const makeDueReports = defineJob<Record<string, never>>({
  name: 'make-due-reports',
  policy: 'exclusive',
  cron: '*/15 * * * *',
});
