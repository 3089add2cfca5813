import { and, eq, inArray, lt, not, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { restores } from '#db/schema/backups.ts';

export type RestoreRow = typeof restores.$inferSelect;

const restoreCondition = (userId: string, id: string) => and(eq(restores.userId, userId), eq(restores.id, id));

export async function insertRestore(
  tx: Tx,
  userId: string,
  row: Pick<RestoreRow, 'id' | 'fileName' | 'createdAt'>,
): Promise<void> {
  await tx.insert(restores).values({ ...row, userId, status: 'checking' });
}

export async function findRestore(db: Queryable, userId: string, id: string): Promise<RestoreRow | undefined> {
  const [row] = await db.select().from(restores).where(restoreCondition(userId, id));
  return row;
}

const IN_PROGRESS: RestoreRow['status'][] = ['checking', 'restoring'];
const inProgressCondition = inArray(restores.status, IN_PROGRESS);

export const isInProgress = ({ status }: Pick<RestoreRow, 'status'>): boolean => IN_PROGRESS.includes(status);

export async function lockRestore(tx: Tx, userId: string, id: string): Promise<RestoreRow | undefined> {
  const [row] = await tx.select().from(restores).where(restoreCondition(userId, id)).for('update');
  return row;
}

/** Restores of all users that are being checked or restored, apart from those whose ids are in `except`. */
export async function listInProgress(db: Queryable, except: readonly string[]): Promise<RestoreRow[]> {
  return db
    .select()
    .from(restores)
    .where(and(inProgressCondition, notInArray(restores.id, [...except])))
    .limit(500);
}

/** Marks a restore as failed. Returns false if its status is no longer `expectedStatus`. */
export async function failRestore(
  db: Queryable,
  userId: string,
  id: string,
  expectedStatus: RestoreRow['status'],
  fields: Pick<RestoreRow, 'error' | 'finishedAt'>,
): Promise<boolean> {
  return updateRestore(db, userId, id, expectedStatus, { ...fields, status: 'failed' });
}

export async function countInProgress(db: Queryable, userId: string): Promise<number> {
  return db.$count(restores, and(eq(restores.userId, userId), inProgressCondition));
}

/** Updates a restore. Returns false, and changes nothing, if its status is no longer `expectedStatus`. */
export async function updateRestore(
  db: Queryable,
  userId: string,
  id: string,
  expectedStatus: RestoreRow['status'],
  fields: Partial<Omit<RestoreRow, 'userId' | 'id'>>,
): Promise<boolean> {
  const updated = await db
    .update(restores)
    .set(fields)
    .where(and(restoreCondition(userId, id), eq(restores.status, expectedStatus)))
    .returning({ id: restores.id });
  return updated.length > 0;
}

export async function deleteRestore(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(restores).where(restoreCondition(userId, id));
}

/** The restores of all users, not in progress, that were created before `before`, apart from the ids in `except`. */
export async function listOlder(
  db: Queryable,
  before: Date,
  except: readonly string[],
): Promise<Pick<RestoreRow, 'userId' | 'id'>[]> {
  return db
    .select({ userId: restores.userId, id: restores.id })
    .from(restores)
    .where(and(lt(restores.createdAt, before), not(inProgressCondition), notInArray(restores.id, [...except])))
    .limit(500);
}
