import { and, desc, eq, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { backups, backupSchedules } from '#db/schema/backups.ts';

export type BackupRow = typeof backups.$inferSelect;
export type ScheduleRow = typeof backupSchedules.$inferSelect;

const backupCondition = (userId: string, id: string) => and(eq(backups.userId, userId), eq(backups.id, id));

export async function insertBackup(
  tx: Tx,
  userId: string,
  row: Pick<BackupRow, 'id' | 'trigger' | 'createdAt'>,
): Promise<void> {
  await tx.insert(backups).values({ ...row, userId, status: 'queued' });
}

export async function findBackup(db: Queryable, userId: string, id: string): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(backupCondition(userId, id));
  return row;
}

export async function listBackups(db: Queryable, userId: string): Promise<BackupRow[]> {
  return db.select().from(backups).where(eq(backups.userId, userId)).orderBy(desc(backups.createdAt), desc(backups.id));
}

/** Counts the backups made on request. */
export async function countManual(tx: Tx, userId: string): Promise<number> {
  const manualCondition = and(eq(backups.userId, userId), eq(backups.trigger, 'manual'));
  return tx.$count(backups, manualCondition);
}

/** Returns false if the backup was deleted meanwhile. */
export async function updateBackup(
  db: Queryable,
  userId: string,
  id: string,
  fields: Partial<Omit<BackupRow, 'userId' | 'id'>>,
): Promise<boolean> {
  const updated = await db.update(backups).set(fields).where(backupCondition(userId, id)).returning({ id: backups.id });
  return updated.length > 0;
}

const beingMadeCondition = inArray(backups.status, ['queued', 'running']);

/** The backups being made or verified, of all users, apart from those whose ids are in `except`. */
export async function listInProgress(db: Queryable, except: readonly string[]): Promise<BackupRow[]> {
  return db
    .select()
    .from(backups)
    .where(and(or(beingMadeCondition, isNotNull(backups.verifyingSince)), notInArray(backups.id, [...except])))
    .limit(500);
}

/** Fails a backup; returns false if it was no longer being made. */
export async function failBackup(
  db: Queryable,
  userId: string,
  id: string,
  fields: Pick<BackupRow, 'error' | 'finishedAt'>,
): Promise<boolean> {
  const failed = await db
    .update(backups)
    .set({ ...fields, status: 'failed' })
    .where(and(backupCondition(userId, id), beingMadeCondition))
    .returning({ id: backups.id });
  return failed.length > 0;
}

/** Ends a verification as failed, unless the backup is no longer being verified. */
export async function failVerification(
  db: Queryable,
  userId: string,
  id: string,
  verification: NonNullable<BackupRow['verification']>,
): Promise<void> {
  await db
    .update(backups)
    .set({ verification, verifyingSince: null })
    .where(and(backupCondition(userId, id), isNotNull(backups.verifyingSince)));
}

/** Returns false if the backup did not exist. */
export async function deleteBackup(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(backups).where(backupCondition(userId, id)).returning({ id: backups.id });
  return deleted.length > 0;
}

/** The finished scheduled backups beyond the newest `keep`; a failed backup counts as older than every ready one. */
export async function listOutdated(db: Queryable, userId: string, keep: number): Promise<string[]> {
  const rows = await db
    .select({ id: backups.id })
    .from(backups)
    .where(
      and(eq(backups.userId, userId), eq(backups.trigger, 'schedule'), inArray(backups.status, ['ready', 'failed'])),
    )
    .orderBy(sql`(${backups.status} = 'ready') desc`, desc(backups.createdAt))
    .offset(keep);
  return rows.map(({ id }) => id);
}

export async function findSchedule(db: Queryable, userId: string): Promise<ScheduleRow | undefined> {
  const [row] = await db.select().from(backupSchedules).where(eq(backupSchedules.userId, userId));
  return row;
}

export async function putSchedule(tx: Tx, userId: string, row: Omit<ScheduleRow, 'userId'>): Promise<void> {
  await tx
    .insert(backupSchedules)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: backupSchedules.userId, set: row });
}

export async function deleteSchedule(tx: Tx, userId: string): Promise<void> {
  await tx.delete(backupSchedules).where(eq(backupSchedules.userId, userId));
}

/** The due schedules of all users but those in `except`. */
export async function listDue(db: Queryable, now: Date, except: readonly string[]): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(backupSchedules)
    .where(
      and(
        lte(backupSchedules.nextAt, now),
        notInArray(backupSchedules.userId, [...except]),
        activeOwnerCondition(backupSchedules.userId),
      ),
    )
    .limit(500);
}

/** Returns false if another process has claimed the schedule. */
export async function claimSchedule(tx: Tx, row: ScheduleRow, nextAt: Date): Promise<boolean> {
  const claimed = await tx
    .update(backupSchedules)
    .set({ nextAt })
    .where(
      and(
        eq(backupSchedules.userId, row.userId),
        lt(backupSchedules.nextAt, nextAt),
        eq(backupSchedules.nextAt, row.nextAt),
      ),
    )
    .returning({ userId: backupSchedules.userId });
  return claimed.length > 0;
}
