import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { reminders } from '#db/schema/reminders.ts';
import { events } from '#db/schema/schedule.ts';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Omit<typeof reminders.$inferInsert, 'userId'>;
type Fields = Partial<Omit<ReminderRow, 'userId' | 'id'>>;

const MAX_OPEN = 1_000;
const MAX_DONE = 100;

/**
 * Reminders that are not done, and reminders that stopped because their event was deleted. The latter have the status
 * done, but no `firedAt`.
 */
const unfinishedCondition = or(ne(reminders.status, 'done'), isNull(reminders.firedAt));

export async function insertReminder(tx: Tx, userId: string, row: NewReminder): Promise<ReminderRow> {
  const [stored] = await tx
    .insert(reminders)
    .values({ ...row, userId })
    .returning();
  if (stored === undefined) throw new Error('the reminder was not stored');
  return stored;
}

/** Undefined when the reminder does not exist or is in the trash. */
export async function lockReminder(tx: Tx, userId: string, id: string): Promise<ReminderRow | undefined> {
  const [row] = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id), isNull(reminders.deletedAt)))
    .for('update');
  return row;
}

export async function updateReminder(tx: Tx, userId: string, id: string, fields: Fields): Promise<ReminderRow> {
  const [row] = await tx
    .update(reminders)
    .set(fields)
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id)))
    .returning();
  if (row === undefined) throw new Error('the reminder vanished while it was locked');
  return row;
}

export async function listOpen(db: Queryable, userId: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), isNull(reminders.deletedAt), ne(reminders.status, 'done')))
    .orderBy(asc(reminders.nextAt), asc(reminders.id))
    .limit(MAX_OPEN);
}

/** The most recently done first. At the end are the reminders that were stopped because their event was deleted. */
export async function listDone(db: Queryable, userId: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), isNull(reminders.deletedAt), eq(reminders.status, 'done')))
    .orderBy(sql`${reminders.firedAt} desc nulls last`, desc(reminders.id))
    .limit(MAX_DONE);
}

/**
 * A page of the reminders that do not follow an event, ordered by id; `afterId` is the last id of the previous page.
 */
export async function listStandalone(
  db: Queryable,
  userId: string,
  afterId: string | undefined,
  limit: number,
): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        isNull(reminders.deletedAt),
        isNull(reminders.minutesBefore),
        afterId === undefined ? undefined : gt(reminders.id, afterId),
      ),
    )
    .orderBy(asc(reminders.id))
    .limit(limit);
}

/** Locks the reminders that move with an event and are not finished. */
export async function lockOfEvent(tx: Tx, userId: string, eventId: string): Promise<ReminderRow[]> {
  return tx
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        eq(reminders.eventId, eventId),
        isNotNull(reminders.minutesBefore),
        isNull(reminders.deletedAt),
        unfinishedCondition,
      ),
    )
    .for('update');
}

/** The events of followed calendars with unfinished reminders. */
export async function listFollowedEventIds(tx: Tx, userId: string): Promise<string[]> {
  const ownEvent = tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.id, reminders.eventId)));
  const found = await tx
    .selectDistinct({ eventId: reminders.eventId })
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        isNotNull(reminders.eventId),
        isNotNull(reminders.minutesBefore),
        isNull(reminders.deletedAt),
        unfinishedCondition,
        notExists(ownEvent),
      ),
    );
  return found.flatMap(({ eventId }) => eventId ?? []);
}

export async function listLeadMinutes(db: Queryable, userId: string) {
  return db
    .select({ eventId: reminders.eventId, minutesBefore: reminders.minutesBefore })
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        isNotNull(reminders.eventId),
        isNotNull(reminders.minutesBefore),
        isNull(reminders.deletedAt),
        ne(reminders.status, 'done'),
      ),
    )
    .orderBy(asc(reminders.minutesBefore));
}

/**
 * Locks the reminder that has been due longest, among those of all users. Skips `except` and reminders that another process
 * has locked.
 */
export async function lockNextDue(tx: Tx, now: Date, except: readonly string[]): Promise<ReminderRow | undefined> {
  const [row] = await tx
    .select()
    .from(reminders)
    .where(
      and(
        isNull(reminders.deletedAt),
        lte(reminders.nextAt, now),
        notInArray(reminders.id, [...except]),
        activeOwnerCondition(reminders.userId),
      ),
    )
    .orderBy(asc(reminders.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
