import {
  type Backup,
  type BackupSchedule,
  MAX_MANUAL_BACKUPS,
  type SetBackupScheduleBody,
} from '@app/contract/backups';
import { type Database, inTransaction } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { SizedStream } from '#integrations/object-store/object-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { BackupFiles } from './backups/backup-files.ts';
import * as errors from './backups/backups.errors.ts';
import { makeBackup, verifyBackup } from './backups/backups.jobs.ts';
import { toBackup, toSchedule } from './backups/backups.mapper.ts';
import * as repository from './backups/backups.repository.ts';
import { nextBackupAt } from './backups/next-backup.ts';

export interface BackupsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: JobQueue;
  rounds: Rounds;
  files: BackupFiles;
  isPremium: (userId: string) => Promise<boolean>;
}

export type BackupsService = ReturnType<typeof createBackupsService>;

/** A user's backups, made on request or on schedule. */
export function createBackupsService(dependencies: BackupsDependencies) {
  const { db, clock, jobs, files, isPremium } = dependencies;
  return {
    ...createBackupSchedules(dependencies),

    create: async (userId: string): Promise<Backup> => {
      if (!(await isPremium(userId))) throw errors.backupNeedsPremium();
      const id = await inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'manual backups');
        if ((await repository.countManual(tx, userId)) >= MAX_MANUAL_BACKUPS) throw errors.tooManyBackups();
        return enqueueBackup(dependencies, { tx, userId }, 'manual');
      });
      return toBackup(await getRow(db, userId, id));
    },

    list: async (userId: string): Promise<Backup[]> => (await repository.listBackups(db, userId)).map(toBackup),

    get: async (userId: string, id: string): Promise<Backup> => toBackup(await getRow(db, userId, id)),

    /** Deleting a backup that is being made cancels it. */
    remove: async (userId: string, id: string): Promise<void> => {
      await getRow(db, userId, id);
      await files.delete('backups', userId, id);
      await repository.deleteBackup(db, userId, id);
    },

    open: async (userId: string, id: string): Promise<SizedStream & { madeAt: Date }> => {
      const { createdAt } = await findReadyBackup(db, userId, id);
      const opened = await files.open('backups', userId, id);
      if (opened === undefined) throw errors.backupNotReady();
      return { ...opened, madeAt: createdAt };
    },

    verify: async (userId: string, id: string): Promise<Backup> => {
      await findReadyBackup(db, userId, id);
      await inTransaction(db, async (tx) => {
        await repository.updateBackup(tx, userId, id, { verifyingSince: clock.now() });
        await jobs.enqueue(verifyBackup, { userId, backupId: id }, { tx, singletonKey: id });
      });
      return toBackup(await getRow(db, userId, id));
    },

    /** Deletes the files of all backups of an account that is being deleted; their rows go with the account. */
    discardAll: (userId: string): Promise<void> => files.deleteAll(userId),
  };
}

function createBackupSchedules(dependencies: BackupsDependencies) {
  const { db, clock, rounds, isPremium } = dependencies;
  const round = rounds.open('scheduled-backups');
  return {
    getSchedule: async (userId: string): Promise<BackupSchedule> =>
      toSchedule(await repository.findSchedule(db, userId)),

    /** The first backup of a schedule is due at once. */
    setSchedule: async (userId: string, { every, keep }: SetBackupScheduleBody): Promise<BackupSchedule> => {
      if (every !== 'off' && !(await isPremium(userId))) throw errors.backupNeedsPremium();
      await inTransaction(db, async (tx) => {
        if (every === 'off') return repository.deleteSchedule(tx, userId);
        const current = await repository.findSchedule(tx, userId);
        const nextAt = current?.every === every ? current.nextAt : clock.now();
        return repository.putSchedule(tx, userId, { every, keep, nextAt });
      });
      return toSchedule(await repository.findSchedule(db, userId));
    },

    /** Queues the backups that are due. Users who are no longer Premium keep their schedule and get no new backups. */
    enqueueDue: async (): Promise<void> => {
      const now = clock.now();
      const due = await repository.listDue(db, now, round.listRecentlyFailed());
      const idOf = ({ userId }: repository.ScheduleRow): string => userId;
      await round.each(due, idOf, async (schedule) => {
        const { userId } = schedule;
        const isAllowed = await isPremium(userId);
        await inTransaction(db, async (tx) => {
          const nextAt = nextBackupAt(schedule.every, schedule.nextAt, now);
          const isClaimed = await repository.claimSchedule(tx, schedule, nextAt);
          if (isClaimed && isAllowed) await enqueueBackup(dependencies, { tx, userId }, 'schedule');
        });
      });
    },
  };
}

async function enqueueBackup(
  { clock, newId, jobs }: BackupsDependencies,
  { tx, userId }: OwnerScope,
  trigger: 'manual' | 'schedule',
): Promise<string> {
  const id = newId();
  await repository.insertBackup(tx, userId, { id, trigger, createdAt: clock.now() });
  await jobs.enqueue(makeBackup, { userId, backupId: id }, { tx, singletonKey: id });
  return id;
}

async function getRow(db: Database, userId: string, id: string): Promise<repository.BackupRow> {
  const row = await repository.findBackup(db, userId, id);
  if (row === undefined) throw errors.backupNotFound();
  return row;
}

async function findReadyBackup(db: Database, userId: string, id: string): Promise<repository.BackupRow> {
  const row = await getRow(db, userId, id);
  if (row.status !== 'ready') throw errors.backupNotReady();
  return row;
}
