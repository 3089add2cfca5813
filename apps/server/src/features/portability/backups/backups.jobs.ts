import { defineJob } from '#platform/job-definition.ts';

const HOURS = 3_600;
/** Backups are large: one at a time per user. */
const large = { policy: 'stately', retryLimit: 1, expireInSeconds: 6 * HOURS, concurrency: 2 } as const;

export const makeBackup = defineJob<{ userId: string; backupId: string }>({ name: 'make-backup', ...large });
export const verifyBackup = defineJob<{ userId: string; backupId: string }>({ name: 'verify-backup', ...large });
/** With an `origin`, the address that shows the photo, the backup is restored right after the check. */
export const checkRestore = defineJob<{ userId: string; restoreId: string; origin?: string }>({
  name: 'check-restore',
  ...large,
});
export const runRestore = defineJob<{ userId: string; restoreId: string; origin: string }>({
  name: 'run-restore',
  ...large,
});
/** Every five minutes, in one process: makes backups that are due, and fails interrupted ones. */
export const scheduledBackups = defineJob<Record<string, never>>({
  name: 'scheduled-backups',
  policy: 'exclusive',
  cron: '*/5 * * * *',
});

/** How often a job is tried; the last attempt saves its error instead of throwing it. */
export const ATTEMPTS = large.retryLimit + 1;
