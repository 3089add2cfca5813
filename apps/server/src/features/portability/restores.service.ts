import type { Readable } from 'node:stream';
import type { Restore } from '@app/contract/backups';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { lockForUser } from '#db/user-lock.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { BackupFiles } from './backups/backup-files.ts';
import * as errors from './backups/backups.errors.ts';
import { checkRestore, runRestore } from './backups/backups.jobs.ts';
import { toRestore } from './backups/backups.mapper.ts';
import type { Restorer, RestoreReport } from './backups/restorer.ts';
import * as repository from './backups/restores.repository.ts';

export interface RestoresDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: JobQueue;
  rounds: Rounds;
  files: BackupFiles;
  restorer: Restorer;
  maxBytes: number;
  log: Logger;
}

const DAY_MS = 86_400_000;

export type RestoresService = ReturnType<typeof createRestoresService>;

/** Restoring uploaded backups: checked first, then restored or discarded. */
export function createRestoresService(dependencies: RestoresDependencies) {
  const { db, clock, jobs, rounds, files } = dependencies;
  const round = rounds.open('old-restores');

  return {
    ...createRestoreUpload(dependencies),
    ...createRestoreSteps(dependencies),

    get: async (userId: string, id: string): Promise<Restore> => toRestore(await getRow(db, userId, id)),

    /** Throws backups.restore_not_found, and backups.restore_wrong_state unless the restore was checked. */
    start: async (userId: string, id: string, origin: string): Promise<Restore> => {
      await getRow(db, userId, id);
      await inTransaction(db, async (tx) => {
        const isClaimed = await repository.updateRestore(tx, userId, id, 'ready', { status: 'restoring' });
        if (!isClaimed) throw errors.restoreWrongState();
        await jobs.enqueue(runRestore, { userId, restoreId: id, origin }, { tx, singletonKey: id });
      });
      return toRestore(await getRow(db, userId, id));
    },

    /**
     * Discarding a restore during its check cancels it. Throws backups.restore_not_found, and
     * backups.restore_wrong_state while the restore runs.
     */
    discard: async (userId: string, id: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const row = await repository.lockRestore(tx, userId, id);
        if (row === undefined) throw errors.restoreNotFound();
        if (row.status === 'restoring' && (await jobs.isOpen(runRestore, id))) throw errors.restoreWrongState();
        await files.delete('restores', userId, id);
        await repository.deleteRestore(tx, userId, id);
      });
    },

    /**
     * Housekeeping: deletes restores that were uploaded more than a day ago, and their backups, unless they are in
     * progress; and work files of processes that died.
     */
    deleteOld: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      await files.deleteLeftovers(before);
      const old = await repository.listOlder(db, before, round.listRecentlyFailed());
      const idOf = ({ id }: { id: string }): string => id;
      await round.each(old, idOf, async ({ userId, id }) => {
        await inTransaction(db, async (tx) => {
          const row = await repository.lockRestore(tx, userId, id);
          // It may have been started since it was listed.
          if (row === undefined || repository.isInProgress(row)) return;
          await files.delete('restores', userId, id);
          await repository.deleteRestore(tx, userId, id);
        });
      });
    },
  };
}

function createRestoreUpload({ db, clock, newId, jobs, files, maxBytes, log }: RestoresDependencies) {
  /** Throws backups.restore_running while a restore of the user is checked or runs. */
  async function assertNoneInProgress(queryable: Queryable, userId: string): Promise<void> {
    if ((await repository.countInProgress(queryable, userId)) > 0) throw errors.restoreRunning();
  }

  async function insertAndEnqueue(
    { tx, userId }: OwnerScope,
    { id, fileName, origin }: { id: string; fileName: string; origin: string | undefined },
  ): Promise<void> {
    await lockForUser(tx, userId, 'restores');
    // Again: another upload may have ended during this one.
    await assertNoneInProgress(tx, userId);
    await repository.insertRestore(tx, userId, { id, fileName, createdAt: clock.now() });
    const payload = { userId, restoreId: id, ...(origin !== undefined && { origin }) };
    await jobs.enqueue(checkRestore, payload, { tx, singletonKey: id });
  }

  return {
    /**
     * Receives a backup and queues its check; with an `origin` it is restored afterwards. Throws
     * backups.restore_running and backups.too_large. After any error nothing is kept.
     */
    create: async (userId: string, file: { name: string; stream: Readable }, origin?: string): Promise<Restore> => {
      await assertNoneInProgress(db, userId);
      const id = newId();
      await files.write('restores', userId, id, file.stream, maxBytes);
      try {
        await inTransaction(db, (tx) => insertAndEnqueue({ tx, userId }, { id, fileName: file.name, origin }));
      } catch (error) {
        // Without its row, nothing else would delete the backup.
        await files
          .delete('restores', userId, id)
          .catch((cause: unknown) => log.warn({ err: cause, restore: id }, 'an uploaded backup was not deleted'));
        throw error;
      }
      return toRestore(await getRow(db, userId, id));
    },
  };
}

/**
 * The work of the jobs. Errors of the backup are saved in the restore's row at once, others at the last attempt
 * (`isLast`). A database outage is always thrown, as the row cannot be written.
 */
function createRestoreSteps(dependencies: RestoresDependencies) {
  const { db, clock, jobs, files, restorer } = dependencies;
  return {
    /** With an `origin`, the restore itself is queued after the check. */
    check: (userId: string, id: string, isLast: boolean, origin?: string): Promise<void> =>
      runStep(dependencies, { userId, id, isLast, status: 'checking' }, async () => {
        const report = await files.read('restores', userId, id, (file) => restorer.preview(userId, file));
        if (report === undefined) throw errors.restoreNotFound();
        await inTransaction(db, async (tx) => {
          const status = origin === undefined ? 'ready' : 'restoring';
          const fields = { status, ...toReportFields(report) } as const;
          const isUpdated = await repository.updateRestore(tx, userId, id, 'checking', fields);
          if (!isUpdated || origin === undefined) return;
          await jobs.enqueue(runRestore, { userId, restoreId: id, origin }, { tx, singletonKey: id });
        });
      }),

    run: (userId: string, id: string, origin: string, isLast: boolean): Promise<void> =>
      runStep(dependencies, { userId, id, isLast, status: 'restoring' }, async () => {
        const target = { directory: files.unpackDirectory(id), origin };
        const report = await files.read('restores', userId, id, (file) => restorer.restore(userId, file, target));
        if (report === undefined) throw errors.restoreNotFound();
        const completed = { status: 'completed' as const, ...toReportFields(report), finishedAt: clock.now() };
        if (!(await repository.updateRestore(db, userId, id, 'restoring', completed))) return;
        await files.delete('restores', userId, id);
      }),
  };
}

/**
 * Does the work if the restore is in this status. A final error marks the restore as failed and deletes its backup,
 * unless the status has changed: after an outage another attempt of the job may have ended the restore.
 */
async function runStep(
  { db, clock, files, log }: RestoresDependencies,
  step: { userId: string; id: string; isLast: boolean; status: repository.RestoreRow['status'] },
  work: () => Promise<void>,
): Promise<void> {
  const { userId, id, isLast, status } = step;
  const row = await repository.findRestore(db, userId, id);
  if (row?.status !== status) return;
  try {
    await work();
  } catch (error) {
    // An AppError says what is wrong with the backup: another attempt would find the same.
    const isWorthRetrying = isDatabaseUnavailable(error) || (!isLast && !(error instanceof AppError));
    if (isWorthRetrying) throw error;
    if (!(error instanceof AppError)) log.error({ err: error, restore: id }, 'a restore failed for good');
    const { code, message } = error instanceof AppError ? error : errors.restoreFailed(error);
    const fields = { error: { code, message }, finishedAt: clock.now() };
    if (await repository.failRestore(db, userId, id, status, fields)) await files.delete('restores', userId, id);
  }
}

async function getRow(db: Database, userId: string, id: string): Promise<repository.RestoreRow> {
  const row = await repository.findRestore(db, userId, id);
  if (row === undefined) throw errors.restoreNotFound();
  return row;
}

function toReportFields({ manifest, outcomes }: RestoreReport) {
  return {
    madeAt: new Date(manifest.createdAt),
    madeFor: manifest.account.email,
    // People count files, which are in `files`; an attachment is only the link to one.
    counts: outcomes.filter(({ total, table }) => total > 0 && table !== 'attachments'),
    files: manifest.files.length,
  };
}
