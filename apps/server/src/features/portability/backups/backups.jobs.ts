import { defineJob } from '#platform/job-definition.ts';

const HOUR_SECONDS = 3_600;
/** Backups are large: a process runs at most two jobs of each kind at once. */
const largeJob = { policy: 'stately', retryLimit: 1, expireInSeconds: 6 * HOUR_SECONDS, concurrency: 2 } as const;

export const makeBackup = defineJob<{ userId: string; backupId: string }>({ name: 'make-backup', ...largeJob });
export const verifyBackup = defineJob<{ userId: string; backupId: string }>({ name: 'verify-backup', ...largeJob });
/** If `origin` is given, the backup is restored right after the check. `origin` is the base of the URL of the account's photo. */
export const checkRestore = defineJob<{ userId: string; restoreId: string; origin?: string }>({
  name: 'check-restore',
  ...largeJob,
});
export const runRestore = defineJob<{ userId: string; restoreId: string; origin: string }>({
  name: 'run-restore',
  ...largeJob,
});
/** Every five minutes, in one process: makes backups that are due, and marks interrupted ones as failed. */
export const scheduledBackups = defineJob<Record<string, never>>({
  name: 'scheduled-backups',
  policy: 'exclusive',
  cron: '*/5 * * * *',
});

/** How often a job is tried; the last attempt saves its error instead of throwing it. */
export const ATTEMPTS = largeJob.retryLimit + 1;
