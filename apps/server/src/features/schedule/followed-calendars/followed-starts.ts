import type { Queryable } from '#db/database.ts';
import { followedOccurrencesIn } from '../events/event-reader.ts';
import { listEventsOfCalendar } from './followed-events.repository.ts';
import { toEventRows } from './followed-events.ts';

export interface FollowedStart {
  /** The id of the event or the occurrence. */
  id: string;
  title: string;
  timeZone: string;
  startsAt: Date;
}

/** Events of a followed calendar that start within [from, to), without all-day events, earliest first. */
export async function listFollowedStarts(
  db: Queryable,
  userId: string,
  calendarId: string,
  from: Date,
  to: Date,
): Promise<FollowedStart[]> {
  const window = { from: from.getTime(), to: to.getTime() };
  const rows = await listEventsOfCalendar(db, userId, calendarId, from, to);
  return rows
    .flatMap((row) => followedOccurrencesIn(toEventRows(row), window))
    .filter(({ isAllDay, eventDate }) => !isAllDay && Date.parse(eventDate) >= window.from)
    .map(({ id, title, timeZone, eventDate }) => ({ id, title, timeZone, startsAt: new Date(eventDate) }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
