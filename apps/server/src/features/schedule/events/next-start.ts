import type { Queryable } from '#db/database.ts';
import { findFollowedEvent } from '../followed-calendars/followed-events.repository.ts';
import { toEventRows } from '../followed-calendars/followed-events.ts';
import { nextOccurrence } from '../recurrence/occurrences.ts';
import { type ExceptionRow, listExceptions } from './event-exceptions.repository.ts';
import { type EventRow, findEvents } from './events.repository.ts';

export interface NextStart {
  title: string;
  timeZone: string;
  /** Null when nothing starts at or after the requested time. */
  startsAt: Date | null;
  repeats: boolean;
}

/** The start of an event, or of the next occurrence of a series, at or after `from`. Undefined for an unknown event. */
export async function findNextStart(
  db: Queryable,
  userId: string,
  eventId: string,
  from: Date,
): Promise<NextStart | undefined> {
  const found = await findWithExceptions(db, userId, eventId);
  if (found === undefined) return undefined;
  const { row, exceptions } = found;
  const { title, timeZone, recurrence } = row;
  if (recurrence === null) {
    return { title, timeZone, startsAt: row.eventDate >= from ? row.eventDate : null, repeats: false };
  }
  const replaced = new Set(exceptions.map(({ originalStart }) => originalStart.getTime()));
  const moved = exceptions.filter(({ isCancelled, eventDate }) => !isCancelled && eventDate >= from);
  const regular = nextOccurrence({ ...row, recurrence }, from, replaced);
  const starts = [...moved.map(({ eventDate }) => eventDate), ...(regular === undefined ? [] : [regular])];
  return { title, timeZone, startsAt: earliest(starts), repeats: true };
}

function earliest(dates: readonly Date[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)));
}

/** Finds an event of the user or of a followed calendar. */
async function findWithExceptions(
  db: Queryable,
  userId: string,
  eventId: string,
): Promise<{ row: EventRow; exceptions: ExceptionRow[] } | undefined> {
  const [row] = await findEvents(db, userId, [eventId]);
  if (row !== undefined) {
    return { row, exceptions: row.recurrence === null ? [] : await listExceptions(db, userId, eventId) };
  }
  const followed = await findFollowedEvent(db, userId, eventId);
  if (followed === undefined) return undefined;
  const { event, exceptions } = toEventRows(followed);
  return { row: event, exceptions };
}
