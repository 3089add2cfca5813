import type { AppConfig } from '#features/config-sections.ts';
import type { StoredBackup } from './backup-bucket.ts';

export type Retention = Pick<
  AppConfig['instanceBackups'],
  'BACKUP_KEEP_DAYS' | 'BACKUP_KEEP_WEEKS' | 'BACKUP_KEEP_MONTHS'
>;

const DAY_MS = 86_400_000;
/** An unfinished backup may still be written; the longest takes hours. */
const MAX_UNFINISHED_MS = 2 * DAY_MS;

/**
 * The backups to delete. The newest backup of each of the last days, weeks and months is kept, and so is the newest of
 * all; unfinished ones are kept for two days. Days are in UTC, weeks begin on Monday.
 */
export function chooseExpired(backups: readonly StoredBackup[], retention: Retention, now: Date): StoredBackup[] {
  const newestFirst = backups
    .filter(({ isComplete }) => isComplete)
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const keepNewestOfEach = (count: number, periodOf: (at: Date) => string) => {
    const newest = new Map<string, StoredBackup>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.startedAt);
      if (!newest.has(period) && newest.size < count) newest.set(period, backup);
    }
    for (const backup of newest.values()) kept.add(backup);
  };
  keepNewestOfEach(retention.BACKUP_KEEP_DAYS, (at) => at.toISOString().slice(0, 10));
  keepNewestOfEach(retention.BACKUP_KEEP_WEEKS, weekOf);
  keepNewestOfEach(retention.BACKUP_KEEP_MONTHS, (at) => at.toISOString().slice(0, 7));
  return backups.filter((backup) =>
    backup.isComplete ? !kept.has(backup) : now.getTime() - backup.startedAt.getTime() > MAX_UNFINISHED_MS,
  );
}

/** A number for each week from Monday to Sunday. The first day of 1970 was a Thursday, three days after a Monday. */
function weekOf(at: Date): string {
  return String(Math.floor((at.getTime() / DAY_MS + 3) / 7));
}
