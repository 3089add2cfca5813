import { defineJob } from '#platform/job-definition.ts';

const HOURS = 3_600;
/** Archives are large, and one at a time is enough for a person. */
const large = { policy: 'stately', retryLimit: 1, expireInSeconds: 6 * HOURS, concurrency: 2 } as const;

export const makeBackup = defineJob<{ userId: string; backupId: string }>({ name: 'make-backup', ...large });
export const verifyBackup = defineJob<{ userId: string; backupId: string }>({ name: 'verify-backup', ...large });
/** With an `origin` what was looked into is restored at once; the photo is shown from there. */
export const checkRestore = defineJob<{ userId: string; restoreId: string; origin?: string }>({
  name: 'check-restore',
  ...large,
});
export const runRestore = defineJob<{ userId: string; restoreId: string; origin: string }>({
  name: 'run-restore',
  ...large,
});
/** Every five minutes, on one process: backups that are due, and what was cut off. */
export const scheduledBackups = defineJob<Record<string, never>>({
  name: 'scheduled-backups',
  policy: 'exclusive',
  cron: '*/5 * * * *',
});

/** How often a job is tried; the last attempt tells what went wrong instead of throwing it. */
export const ATTEMPTS = large.retryLimit + 1;
