import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { followedCalendars } from '#db/schema/feeds.ts';

export type CalendarRow = typeof followedCalendars.$inferSelect;
type Fields = Partial<Omit<CalendarRow, 'userId' | 'id'>>;

export async function listCalendars(db: Queryable, userId: string): Promise<CalendarRow[]> {
  return db
    .select()
    .from(followedCalendars)
    .where(eq(followedCalendars.userId, userId))
    .orderBy(asc(followedCalendars.name), asc(followedCalendars.id));
}

export async function findCalendar(db: Queryable, userId: string, id: string): Promise<CalendarRow | undefined> {
  const [row] = await db
    .select()
    .from(followedCalendars)
    .where(and(eq(followedCalendars.userId, userId), eq(followedCalendars.id, id)));
  return row;
}

export async function insertCalendar(tx: Tx, row: CalendarRow): Promise<void> {
  await tx.insert(followedCalendars).values(row);
}

/** Returns the updated row; undefined when the calendar is no longer followed. */
export async function updateCalendar(
  db: Queryable,
  userId: string,
  id: string,
  fields: Fields,
): Promise<CalendarRow | undefined> {
  const [row] = await db
    .update(followedCalendars)
    .set(fields)
    .where(and(eq(followedCalendars.userId, userId), eq(followedCalendars.id, id)))
    .returning();
  return row;
}

/** Returns whether the calendar existed. */
export async function deleteCalendar(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(followedCalendars)
    .where(and(eq(followedCalendars.userId, userId), eq(followedCalendars.id, id)))
    .returning({ id: followedCalendars.id });
  return rows.length > 0;
}

/**
 * Locks the calendar that has been due longest to be read, among those of all users. Skips `except` and calendars that
 * another process has locked.
 */
export async function lockNextToRead(tx: Tx, now: Date, except: readonly string[]): Promise<CalendarRow | undefined> {
  const [row] = await tx
    .select()
    .from(followedCalendars)
    .where(
      and(
        lte(followedCalendars.nextReadAt, now),
        notInArray(followedCalendars.id, [...except]),
        activeOwnerCondition(followedCalendars.userId),
      ),
    )
    .orderBy(asc(followedCalendars.nextReadAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Like lockNextToRead, for the calendar whose next reminder has been due longest. */
export async function lockNextToRemind(tx: Tx, now: Date, except: readonly string[]): Promise<CalendarRow | undefined> {
  const [row] = await tx
    .select()
    .from(followedCalendars)
    .where(
      and(
        lte(followedCalendars.nextReminderAt, now),
        notInArray(followedCalendars.id, [...except]),
        activeOwnerCondition(followedCalendars.userId),
      ),
    )
    .orderBy(asc(followedCalendars.nextReminderAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
