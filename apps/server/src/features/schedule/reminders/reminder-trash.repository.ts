import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { type ExpiredRow, listExpiredRows } from '#db/trash-table.ts';
import { keysetAfter } from '#db/keyset.ts';
import { reminders } from '#db/schema/reminders.ts';
import type { ReminderRow } from './reminders.repository.ts';

/** Most recently deleted first. */
export async function listTrashed(
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after?: { deletedAt: string; id: string } },
): Promise<ReminderRow[]> {
  const afterCursor = keysetAfter(reminders.deletedAt, reminders.id, after && { at: after.deletedAt, id: after.id });
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), isNotNull(reminders.deletedAt), afterCursor))
    .orderBy(desc(reminders.deletedAt), desc(reminders.id))
    .limit(limit);
}

export async function lockTrashed(tx: Tx, userId: string, id: string): Promise<ReminderRow | undefined> {
  const [row] = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id), isNotNull(reminders.deletedAt)))
    .for('update');
  return row;
}

/** Returns whether the reminder was in the trash. */
export async function deleteTrashed(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id), isNotNull(reminders.deletedAt)))
    .returning({ id: reminders.id });
  return deleted.length > 0;
}

export async function deleteAllTrashed(tx: Tx, userId: string): Promise<void> {
  await tx.delete(reminders).where(and(eq(reminders.userId, userId), isNotNull(reminders.deletedAt)));
}

/** Reminders of all users that were deleted before this time. */
export const listExpired = (db: Queryable, before: Date, limit: number): Promise<ExpiredRow[]> =>
  listExpiredRows(db, reminders, before, limit);
