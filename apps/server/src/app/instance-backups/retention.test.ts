import { describe, expect, it } from 'vitest';
import { nameOfBackup, type StoredBackup } from './backup-bucket.ts';
import { chooseExpired } from './retention.ts';

const retention = { BACKUP_KEEP_DAYS: 3, BACKUP_KEEP_WEEKS: 2, BACKUP_KEEP_MONTHS: 2 };
const now = new Date('2026-11-24T12:00:00Z');

function makeBackup(time: string, isComplete = true): StoredBackup {
  const startedAt = new Date(time);
  return { name: nameOfBackup(startedAt), startedAt, bytes: 1, isComplete };
}

const listExpired = (...backups: StoredBackup[]) => chooseExpired(backups, retention, now).map(({ name }) => name);

describe('old backups', () => {
  it('are deleted, except the newest of each day, week and month', () => {
    const daily = Array.from({ length: 60 }, (_, day) =>
      makeBackup(new Date(now.getTime() - day * 86_400_000).toISOString()),
    );
    const kept = daily.filter(({ name }) => !listExpired(...daily).includes(name)).map(({ name }) => name.slice(0, 10));
    // Three days; the Sunday before this week; the last day of October.
    expect(kept.toSorted()).toEqual(['2026-10-31', '2026-11-22', '2026-11-23', '2026-11-24']);
  });

  it('of one day are deleted, except the newest', () => {
    expect(listExpired(makeBackup('2026-11-24T01:00:00Z'), makeBackup('2026-11-24T02:00:00Z'))).toEqual([
      '2026-11-24T01-00-00Z',
    ]);
  });

  it('are kept when there are no newer ones', () => {
    expect(listExpired(makeBackup('2020-01-01T00:00:00Z'))).toEqual([]);
    expect(listExpired(makeBackup('2020-01-01T00:00:00Z'), makeBackup('2026-11-24T02:00:00Z', false))).toEqual([]);
  });

  it('that were never finished are deleted after two days', () => {
    expect(listExpired(makeBackup('2026-11-22T11:00:00Z', false), makeBackup('2026-11-23T11:00:00Z', false))).toEqual([
      '2026-11-22T11-00-00Z',
    ]);
  });
});
