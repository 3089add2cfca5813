import type { Database } from '#db/database.ts';
import { openSnapshot } from '#db/owned-rows.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Manifest } from './backup-manifest.ts';
import type { BackupFiles } from './backup-files.ts';
import { backupFailed } from './backups.errors.ts';
import * as repository from './backups.repository.ts';
import type { BackupComparison } from './compare-backup.ts';
import type { RestorableTable } from './restore-into.ts';
import { type BackupWriterDependencies, writeBackup } from './write-backup.ts';

export interface BackupMakerDependencies extends BackupWriterDependencies {
  db: Database;
  clock: Clock;
  files: BackupFiles;
  listTables: () => Promise<RestorableTable[]>;
  compare: (file: string) => Promise<BackupComparison>;
  log: Logger;
}

const PROGRESS_EVERY_MS = 1_000;

export type BackupMaker = ReturnType<typeof createBackupMaker>;

/** Makes and verifies backups. On the last attempt (`isLast`) an error is saved in the backup's row instead of thrown. */
export function createBackupMaker(dependencies: BackupMakerDependencies) {
  const { db, clock, files, compare, log } = dependencies;
  return {
    make: async (userId: string, id: string, isLast: boolean): Promise<void> => {
      const row = await repository.findBackup(db, userId, id);
      if (row?.status !== 'queued' && row?.status !== 'running') return;
      await repository.updateBackup(db, userId, id, { status: 'running', progress: 0 });
      try {
        const { manifest, bytes } = await storeBackup(dependencies, userId, id);
        const counts = countsOf(manifest);
        const ready = { status: 'ready' as const, progress: 1, bytes, counts, finishedAt: clock.now() };
        const isStored = await repository.updateBackup(db, userId, id, ready);
        // The user may have deleted the backup meanwhile.
        if (!isStored) await files.delete('backups', userId, id);
        await deleteOutdated(dependencies, userId);
      } catch (error) {
        if (!isLast || isDatabaseUnavailable(error)) throw error;
        log.error({ err: error, backup: id }, 'a backup failed for good');
        const { code, message } = backupFailed(error);
        const failed = { status: 'failed' as const, error: { code, message }, finishedAt: clock.now() };
        await repository.updateBackup(db, userId, id, failed);
      }
    },

    verify: async (userId: string, id: string, isLast: boolean): Promise<void> => {
      if ((await repository.findBackup(db, userId, id))?.verifyingSince == null) return;
      const save = (result: BackupComparison | string) =>
        repository.updateBackup(db, userId, id, {
          verification: toVerification(result, clock.now()),
          verifyingSince: null,
        });
      try {
        const comparison = await files.read('backups', userId, id, compare);
        await save(comparison ?? 'The file of this backup is missing.');
      } catch (error) {
        // An AppError says what is wrong with the backup: another attempt would find the same.
        const isWorthRetrying = isDatabaseUnavailable(error) || (!isLast && !(error instanceof AppError));
        if (isWorthRetrying) throw error;
        if (!(error instanceof AppError)) log.error({ err: error, backup: id }, 'a backup could not be compared');
        await save(error instanceof AppError ? error.message : 'The backup could not be compared.');
      }
    },
  };
}

async function storeBackup(
  dependencies: BackupMakerDependencies,
  userId: string,
  id: string,
): Promise<{ manifest: Manifest; bytes: number }> {
  const { db, clock, files, listTables } = dependencies;
  const session = await openSnapshot(db);
  try {
    let savedAt = performance.now();
    const onProgress = (progress: number): void => {
      if (performance.now() - savedAt < PROGRESS_EVERY_MS) return;
      savedAt = performance.now();
      // Saved outside of the snapshot's transaction. The backup does not depend on its progress, so an error is ignored.
      void repository.updateBackup(db, userId, id, { progress }).catch(() => false);
    };
    const tables = await listTables();
    const written = writeBackup(dependencies, { session, userId, tables, now: clock.now(), onProgress });
    let manifest: Manifest | undefined;
    async function* pieces(): AsyncGenerator<Buffer> {
      manifest = yield* written;
    }
    const bytes = await files.write('backups', userId, id, pieces());
    if (manifest === undefined) throw new Error('the backup has no end');
    return { manifest, bytes };
  } finally {
    await session.end();
  }
}

/** Deletes scheduled backups beyond the number the user wants to keep. */
async function deleteOutdated({ db, files }: BackupMakerDependencies, userId: string): Promise<void> {
  const schedule = await repository.findSchedule(db, userId);
  if (schedule === undefined) return;
  for (const id of await repository.listOutdated(db, userId, schedule.keep)) {
    await files.delete('backups', userId, id);
    await repository.deleteBackup(db, userId, id);
  }
}

/** `result`: the comparison, or why it failed. */
function toVerification(
  result: BackupComparison | string,
  now: Date,
): NonNullable<repository.BackupRow['verification']> {
  const checkedAt = now.toISOString();
  if (typeof result === 'string') return { outcome: 'failed', checkedAt, rows: 0, files: 0, message: result };
  const isEqual = result.differing.length === 0;
  return {
    outcome: isEqual ? 'equal' : 'different',
    checkedAt,
    rows: result.rows,
    files: result.files,
    message: isEqual ? null : `These came back different: ${result.differing.join(', ')}.`,
  };
}

/** Rows by table; attachments are counted as files. */
function countsOf({ tables, files }: Manifest): Record<string, number> {
  const counted = tables.filter((table) => table.rows > 0 && table.name !== 'attachments');
  return Object.fromEntries([...counted.map((table) => [table.name, table.rows]), ['files', files.length]]);
}
