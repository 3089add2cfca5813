import { type Backup, type BackupSchedule, downloadBackup, type Restore } from '@app/contract/backups';
import { fillPath } from '@app/contract/endpoint';
import type { BackupRow, ScheduleRow } from './backups.repository.ts';
import type { RestoreRow } from './restores.repository.ts';

const DEFAULT_KEEP = 7;

export function toBackup(row: BackupRow): Backup {
  const { id, trigger, status, progress, bytes, counts, error, verification } = row;
  return {
    id,
    trigger,
    status,
    progress,
    bytes,
    url: status === 'ready' ? fillPath(downloadBackup.path, { id }) : null,
    counts,
    error,
    isVerifying: row.verifyingSince !== null,
    verification,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export function toSchedule(row: ScheduleRow | undefined): BackupSchedule {
  if (row === undefined) return { every: 'off', keep: DEFAULT_KEEP, nextAt: null };
  return { every: row.every, keep: row.keep, nextAt: row.nextAt.toISOString() };
}

export function toRestore(row: RestoreRow): Restore {
  const { id, status, fileName, madeFor, counts, files, error } = row;
  return {
    id,
    status,
    fileName,
    madeFor,
    // Counts stored by an earlier version of the app do not have `trashed`.
    counts: counts.map((count) => ({ ...count, trashed: count.trashed ?? 0 })),
    files,
    error,
    madeAt: row.madeAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
