import { and, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { followedCalendars, followedEvents } from '#db/schema/feeds.ts';

type Row = typeof followedEvents.$inferSelect;
export type NewFollowedEvent = Omit<typeof followedEvents.$inferInsert, 'userId' | 'calendarId'>;
export interface FollowedEventRow extends Row {
  calendarName: string;
  calendarColor: string;
}

/** Postgres accepts at most 65,535 values per statement. */
const ROWS_PER_INSERT = 1_000;

const columns = {
  ...getTableColumns(followedEvents),
  calendarName: followedCalendars.name,
  calendarColor: followedCalendars.color,
};

/** Events of visible calendars: single events that start within [from, to), and series that may occur in it. */
export async function listFollowedEvents(
  db: Queryable,
  userId: string,
  from: Date,
  to: Date,
): Promise<FollowedEventRow[]> {
  return withCalendar(db).where(
    and(eq(followedEvents.userId, userId), eq(followedCalendars.isHidden, false), mayHappenBetween(from, to)),
  );
}

/** Like listFollowedEvents, for one calendar, which may be hidden. */
export async function listEventsOfCalendar(
  db: Queryable,
  userId: string,
  calendarId: string,
  from: Date,
  to: Date,
): Promise<FollowedEventRow[]> {
  return withCalendar(db).where(
    and(eq(followedEvents.userId, userId), eq(followedEvents.calendarId, calendarId), mayHappenBetween(from, to)),
  );
}

/** Finds events of hidden calendars as well. */
export async function findFollowedEvent(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FollowedEventRow | undefined> {
  const [row] = await withCalendar(db).where(and(eq(followedEvents.userId, userId), eq(followedEvents.id, id)));
  return row;
}

export async function replaceFollowedEvents(
  tx: Tx,
  userId: string,
  calendarId: string,
  rows: readonly NewFollowedEvent[],
): Promise<void> {
  await tx
    .delete(followedEvents)
    .where(and(eq(followedEvents.userId, userId), eq(followedEvents.calendarId, calendarId)));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx
      .insert(followedEvents)
      .values(rows.slice(start, start + ROWS_PER_INSERT).map((row) => ({ ...row, userId, calendarId })));
  }
}

function mayHappenBetween(from: Date, to: Date) {
  const { eventDate, recurrence, seriesEnd } = followedEvents;
  const singleEventCondition = and(isNull(recurrence), gte(eventDate, from), lt(eventDate, to));
  const seriesCondition = and(isNotNull(recurrence), lt(eventDate, to), or(isNull(seriesEnd), gt(seriesEnd, from)));
  return or(singleEventCondition, seriesCondition);
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
