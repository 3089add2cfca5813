import { and, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { followedCalendars, followedEvents } from '#db/schema/feeds.ts';

type Row = typeof followedEvents.$inferSelect;
export type NewFollowedEvent = Omit<typeof followedEvents.$inferInsert, 'userId' | 'calendarId'>;
export interface FollowedEventRow extends Row {
  calendarName: string;
  calendarColor: string;
}

/** Postgres takes at most 65,535 values a statement. */
const SLICE = 1_000;

const columns = {
  ...getTableColumns(followedEvents),
  calendarName: followedCalendars.name,
  calendarColor: followedCalendars.color,
};

/** Events of calendars that are shown: single ones that begin within [from, to), and series that may happen in it. */
export async function listFollowedEvents(
  db: Queryable,
  userId: string,
  from: Date,
  to: Date,
): Promise<FollowedEventRow[]> {
  return withCalendar(db).where(
    and(eq(followedEvents.userId, userId), eq(followedCalendars.isHidden, false), happensBetween(from, to)),
  );
}

/** The same of one calendar, shown or not. */
export async function listEventsOfCalendar(
  db: Queryable,
  userId: string,
  calendarId: string,
  from: Date,
  to: Date,
): Promise<FollowedEventRow[]> {
  return withCalendar(db).where(
    and(eq(followedEvents.userId, userId), eq(followedEvents.calendarId, calendarId), happensBetween(from, to)),
  );
}

/** Hidden or not: whoever has its id may look at it. */
export async function findFollowedEvent(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FollowedEventRow | undefined> {
  const [row] = await withCalendar(db).where(and(eq(followedEvents.userId, userId), eq(followedEvents.id, id)));
  return row;
}

/** All events of a calendar are now the given ones. */
export async function replaceFollowedEvents(
  tx: Tx,
  userId: string,
  calendarId: string,
  rows: readonly NewFollowedEvent[],
): Promise<void> {
  await tx
    .delete(followedEvents)
    .where(and(eq(followedEvents.userId, userId), eq(followedEvents.calendarId, calendarId)));
  for (let at = 0; at < rows.length; at += SLICE) {
    await tx.insert(followedEvents).values(rows.slice(at, at + SLICE).map((row) => ({ ...row, userId, calendarId })));
  }
}

function happensBetween(from: Date, to: Date) {
  const { eventDate, recurrence, seriesEnd } = followedEvents;
  const isSingle = and(isNull(recurrence), gte(eventDate, from), lt(eventDate, to));
  const isSeries = and(isNotNull(recurrence), lt(eventDate, to), or(isNull(seriesEnd), gt(seriesEnd, from)));
  return or(isSingle, isSeries);
}

function withCalendar(db: Queryable) {
  return db
    .select(columns)
    .from(followedEvents)
    .innerJoin(
      followedCalendars,
      and(eq(followedCalendars.userId, followedEvents.userId), eq(followedCalendars.id, followedEvents.calendarId)),
    )
    .$dynamic();
}
