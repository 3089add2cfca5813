import { defineJob } from '#platform/job-definition.ts';

/** Creates the reports that are due; runs every 15 minutes, on one process. */
export const makeDueReports = defineJob<Record<string, never>>({
  name: 'make-due-reports',
  policy: 'exclusive',
  cron: '*/15 * * * *',
});
