import type { Event } from '@app/contract/events';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ExceptionRow } from '../events/event-exceptions.repository.ts';
import { normaliseTimes } from '../events/event-times.ts';
import type { EventRow } from '../events/events.repository.ts';
import { uuidFromName, type ImportedEvent } from '../events/import-events.ts';
import { type FollowedEventRow, type NewFollowedEvent, replaceFollowedEvents } from './followed-events.repository.ts';

const MINUTE_MS = 60_000;

/**
 * Replaces the events of a followed calendar. An event whose uid stays the same keeps its id. The caller checks the
 * events first and bumps the version afterwards. Throws the errors of invalid times.
 */
export async function replaceFollowed(
  { tx, userId }: OwnerScope,
  calendarId: string,
  events: readonly ImportedEvent[],
): Promise<void> {
  const rows = new Map<string, NewFollowedEvent>();
  for (const event of events) {
    const name = `followed ${calendarId} ${event.uid}`;
    // Some calendars give several events the same uid.
    const id = rows.has(uuidFromName(name))
      ? uuidFromName(`${name} ${event.eventDate.toISOString()} ${event.title}`)
      : uuidFromName(name);
    rows.set(id, toRow(id, event));
  }
  await replaceFollowedEvents(tx, userId, calendarId, [...rows.values()]);
}

function toRow(id: string, { uid: _uid, exceptions, ...event }: ImportedEvent): NewFollowedEvent {
  const times = normaliseTimes(event);
  // The series must still be found when its last occurrence was moved to a later time.
  const ends = exceptions.map(({ eventDate, duration }) => endOf(eventDate, duration ?? times.duration));
  const seriesEnd = times.seriesEnd === null ? null : new Date(Math.max(times.seriesEnd.getTime(), ...ends));
  return {
    ...event,
    ...times,
    seriesEnd,
    id,
    exceptions: exceptions.map((exception) => ({
      ...exception,
      originalStart: exception.originalStart.toISOString(),
      eventDate: exception.eventDate.toISOString(),
    })),
  };
}

function endOf(start: Date, minutes: number): number {
  return start.getTime() + minutes * MINUTE_MS;
}

/** Converts a followed event to the rows of the user's own events, so that the same code expands both. */
export function toEventRows(row: FollowedEventRow): {
  event: EventRow;
  exceptions: ExceptionRow[];
  calendar: NonNullable<Event['calendar']>;
} {
  const { calendarId, calendarName, calendarColor, exceptions, ...fields } = row;
  const { userId, id: seriesId, eventDate } = row;
  return {
    event: {
      ...fields,
      categoryId: null,
      isAutoDetected: false,
      taskId: null,
      conversationId: null,
      messageId: null,
      createdAt: eventDate,
      updatedAt: eventDate,
      deletedAt: null,
      revision: 0,
    },
    exceptions: exceptions.map(({ originalStart, eventDate: moved, isCancelled, ...changes }) => ({
      userId,
      seriesId,
      id: seriesId,
      originalStart: new Date(originalStart),
      eventDate: new Date(moved),
      isCancelled,
      changes,
      deletedAt: null,
    })),
    calendar: { id: calendarId, name: calendarName, color: calendarColor },
  };
}
