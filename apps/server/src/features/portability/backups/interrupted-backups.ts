import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { BackupFiles } from './backup-files.ts';
import { backupInterrupted, restoreInterrupted } from './backups.errors.ts';
import { checkRestore, makeBackup, runRestore, verifyBackup } from './backups.jobs.ts';
import * as backups from './backups.repository.ts';
import * as restores from './restores.repository.ts';

export interface InterruptedBackupsDependencies {
  db: Database;
  clock: Clock;
  jobs: Pick<JobQueue, 'isOpen'>;
  rounds: Rounds;
  files: Pick<BackupFiles, 'delete'>;
}

export type InterruptedBackups = ReturnType<typeof createInterruptedBackups>;

/** Fails backups and restores whose job was given up because its process died. */
export function createInterruptedBackups({ db, clock, jobs, rounds, files }: InterruptedBackupsDependencies) {
  const round = rounds.open('interrupted-backups');
  const toError = ({ code, message }: { code: string; message: string }) => ({ code, message });

  async function failBackup(userId: string, id: string): Promise<void> {
    const fields = { error: toError(backupInterrupted()), finishedAt: clock.now() };
    if (await backups.failBackup(db, userId, id, fields)) await files.delete('backups', userId, id);
  }

  const failVerification = (userId: string, id: string): Promise<void> =>
    backups.failVerification(db, userId, id, {
      outcome: 'failed',
      checkedAt: clock.now().toISOString(),
      rows: 0,
      files: 0,
      message: 'The verification was interrupted before it was finished. Please try again.',
    });

  /** `status`: the step that was interrupted. */
  async function failRestore(userId: string, id: string, status: 'checking' | 'restoring'): Promise<void> {
    const fields = { error: toError(restoreInterrupted()), finishedAt: clock.now() };
    if (await restores.failRestore(db, userId, id, status, fields)) await files.delete('restores', userId, id);
  }

  async function failBackupWithoutJob({ userId, id, status, verifyingSince }: backups.BackupRow): Promise<void> {
    const isBeingMade = status === 'queued' || status === 'running';
    if (isBeingMade && !(await jobs.isOpen(makeBackup, id))) await failBackup(userId, id);
    if (verifyingSince !== null && !(await jobs.isOpen(verifyBackup, id))) await failVerification(userId, id);
  }

  async function failRestoreWithoutJob({ userId, id, status }: restores.RestoreRow): Promise<void> {
    if (status !== 'checking' && status !== 'restoring') return;
    const job = status === 'checking' ? checkRestore : runRestore;
    if (!(await jobs.isOpen<object>(job, id))) await failRestore(userId, id, status);
  }

  return {
    failBackup,
    failVerification,
    failRestore,

    /**
     * Fails every backup and restore in progress that has no job. A row is read before its job: if the job ends in
     * between, the row has another status by then and is not changed.
     */
    failAll: async (): Promise<void> => {
      const idOf = ({ id }: { id: string }): string => id;
      await round.each(await backups.listInProgress(db, round.listRecentlyFailed()), idOf, failBackupWithoutJob);
      await round.each(await restores.listInProgress(db, round.listRecentlyFailed()), idOf, failRestoreWithoutJob);
    },
  };
}
