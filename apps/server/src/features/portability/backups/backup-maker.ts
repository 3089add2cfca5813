import type { Database } from '#db/database.ts';
import { openSnapshot } from '#db/owned-rows.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Manifest } from './archive-manifest.ts';
import type { BackupFiles } from './backup-files.ts';
import { backupFailed } from './backups.errors.ts';
import * as rows from './backups.repository.ts';
import type { Proof } from './prove-backup.ts';
import type { RestorableTable } from './restore-into.ts';
import { type BackupWriterDependencies, writeBackup } from './write-backup.ts';

export interface BackupMakerDependencies extends BackupWriterDependencies {
  db: Database;
  clock: Clock;
  files: BackupFiles;
  listTables: () => Promise<RestorableTable[]>;
  prove: (file: string) => Promise<Proof>;
  log: Logger;
}

const TELL_EVERY_MS = 1_000;

export type BackupMaker = ReturnType<typeof createBackupMaker>;

/** The work behind backups. `isLast`: no other attempt will follow, so what goes wrong is told instead of thrown. */
export function createBackupMaker(dependencies: BackupMakerDependencies) {
  const { db, clock, files, prove, log } = dependencies;

  async function write(userId: string, id: string): Promise<{ manifest: Manifest; bytes: number }> {
    const session = await openSnapshot(db);
    try {
      let told = performance.now();
      const onProgress = (progress: number): void => {
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        // Beside the snapshot; a lost report of progress is nobody's loss.
        void rows.updateBackup(db, userId, id, { progress }).catch(() => false);
      };
      const tables = await dependencies.listTables();
      const archive = writeBackup(dependencies, { session, userId, tables, now: clock.now(), onProgress });
      let manifest: Manifest | undefined;
      async function* pieces(): AsyncGenerator<Buffer> {
        manifest = yield* archive;
      }
      const bytes = await files.write('backups', userId, id, pieces());
      if (manifest === undefined) throw new Error('the archive has no end');
      return { manifest, bytes };
    } finally {
      await session.end();
    }
  }

  async function deleteOutdated(userId: string): Promise<void> {
    const schedule = await rows.findSchedule(db, userId);
    if (schedule === undefined) return;
    for (const id of await rows.listOutdated(db, userId, schedule.keep)) {
      await files.delete('backups', userId, id);
      await rows.deleteBackup(db, userId, id);
    }
  }

  return {
    make: async (userId: string, id: string, isLast: boolean): Promise<void> => {
      const row = await rows.findBackup(db, userId, id);
      if (row?.status !== 'queued' && row?.status !== 'running') return;
      await rows.updateBackup(db, userId, id, { status: 'running', progress: 0 });
      try {
        const { manifest, bytes } = await write(userId, id);
        const finishedAt = clock.now();
        const isThere = await rows.updateBackup(db, userId, id, {
          status: 'ready',
          progress: 1,
          bytes,
          counts: countsOf(manifest),
          finishedAt,
        });
        // Deleted while it was made.
        if (!isThere) await files.delete('backups', userId, id);
        await deleteOutdated(userId);
      } catch (error) {
        if (!isLast || isDatabaseAway(error)) throw error;
        log.error({ err: error, backup: id }, 'a backup failed for good');
        const { code, message } = backupFailed(error);
        await rows.updateBackup(db, userId, id, {
          status: 'failed',
          error: { code, message },
          finishedAt: clock.now(),
        });
      }
    },

    verify: async (userId: string, id: string, isLast: boolean): Promise<void> => {
      if ((await rows.findBackup(db, userId, id))?.verifyingSince == null) return;
      try {
        const proof = await files.read('backups', userId, id, prove);
        await tell(userId, id, proof ?? 'The archive of this backup is lost.');
      } catch (error) {
        if ((!(error instanceof AppError) && !isLast) || isDatabaseAway(error)) throw error;
        if (!(error instanceof AppError)) log.error({ err: error, backup: id }, 'a backup could not be compared');
        await tell(userId, id, error instanceof AppError ? error.message : 'The backup could not be compared.');
      }
    },
  };

  async function tell(userId: string, id: string, result: Proof | string): Promise<void> {
    const checkedAt = clock.now().toISOString();
    const verification =
      typeof result === 'string'
        ? { outcome: 'failed' as const, checkedAt, rows: 0, files: 0, message: result }
        : {
            outcome: result.differing.length === 0 ? ('equal' as const) : ('different' as const),
            checkedAt,
            rows: result.rows,
            files: result.files,
            message:
              result.differing.length === 0 ? null : `These came back otherwise: ${result.differing.join(', ')}.`,
          };
    await rows.updateBackup(db, userId, id, { verification, verifyingSince: null });
  }
}

function countsOf({ tables, files }: Manifest): Record<string, number> {
  const counted = tables.filter((table) => table.rows > 0 && table.name !== 'attachments');
  return Object.fromEntries([...counted.map((table) => [table.name, table.rows]), ['files', files.length]]);
}
