import { defineJob } from '#platform/job-definition.ts';

/** Every 15 minutes, on one process. */
export const makeDueReports = defineJob<Record<string, never>>({
  name: 'make-due-reports',
  policy: 'exclusive',
  cron: '*/15 * * * *',
});
