import type { Event } from '@app/contract/events';
import type { Database, Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { occurrencesBetween } from './occurrences.ts';
import * as rows from './schedule.repository.ts';

export { parseRecurrence } from './recurrence.ts';

export interface EventDraft {
  title: string;
  notes: string;
  eventDate: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  /** RRULE text, or null when it happens once. */
  recurrence: string | null;
  categoryId: string | null;
  isAutoDetected: boolean;
  conversationId: string | null;
  messageId: string | null;
  /** The task it makes time for. */
  taskId?: string | null;
}

export type ScheduleService = ReturnType<typeof createScheduleService>;

const DAY_MS = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 90;
const LONGEST_WINDOW_MS = 3_660 * DAY_MS;

export function createScheduleService({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  return {
    /** Returns the new event's id. */
    create: async ({ tx, userId }: { tx: Tx; userId: string }, draft: EventDraft): Promise<string> => {
      const id = newId();
      const now = clock.now();
      await rows.insertEvent(tx, userId, { ...draft, id, createdAt: now, updatedAt: now });
      return id;
    },

    /** Single events and occurrences of series in a window, earliest first; 30 days back to 90 ahead by default. */
    list: async (userId: string, window: { from?: string; to?: string }): Promise<Event[]> => {
      const now = clock.now().getTime();
      const from = window.from === undefined ? new Date(now - DAYS_BACK * DAY_MS) : new Date(window.from);
      const wished = window.to === undefined ? new Date(now + DAYS_AHEAD * DAY_MS) : new Date(window.to);
      const to = new Date(Math.min(wished.getTime(), from.getTime() + LONGEST_WINDOW_MS));
      const single = await rows.listSingleEvents(db, userId, from, to);
      const series = await rows.listSeries(db, userId, to);
      const repeated = series.flatMap((row) =>
        occurrencesBetween({ ...row.event, recurrence: row.event.recurrence ?? '' }, from, to).map((start) =>
          toOccurrence(row, start),
        ),
      );
      return [...single.map(toEvent), ...repeated].toSorted((a, b) => a.eventDate.localeCompare(b.eventDate));
    },
  };
}

function toEvent({ event, category }: rows.EventRow): Event {
  return {
    id: event.id,
    title: event.title,
    eventDate: event.eventDate.toISOString(),
    duration: event.duration,
    notes: event.notes,
    category,
    isAutoDetected: event.isAutoDetected,
    timeZone: event.timeZone,
    isAllDay: event.isAllDay,
    location: event.location,
    recurrence: event.recurrence,
    seriesId: null,
    originalStart: null,
    conversationId: event.conversationId,
    messageId: event.messageId,
  };
}

function toOccurrence(row: rows.EventRow, start: Date): Event {
  const originalStart = start.toISOString();
  return {
    ...toEvent(row),
    id: `${row.event.id}~${originalStart}`,
    eventDate: originalStart,
    seriesId: row.event.id,
    originalStart,
  };
}
