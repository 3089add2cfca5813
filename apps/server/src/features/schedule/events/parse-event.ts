import type { ParsedEvent } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { RequestTimestamp } from '@app/contract/primitives';
import type { QuickEvent } from '@app/understanding/quick-event';
import type { Database } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { normaliseTimes } from './event-times.ts';
import { findCategoryBySlug } from './events.repository.ts';

export interface EventParserDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  listEvents: (userId: string, window: { from: string; to: string }) => Promise<Event[]>;
  /** Parses a text; undefined when it names neither a day nor a time. */
  readEvent: (input: { text: string; reference: Date; timeZone: string }) => QuickEvent | undefined;
  /** The slug of the category that the text belongs to; undefined when it is unclear. */
  suggestCategory: (text: string) => string | undefined;
}

const MINUTE_MS = 60_000;
const MAX_CONFLICTS = 5;

/** Whether the API accepts the time. It rejects, for example, times in the year 9999. */
const isAccepted = (time: Date): boolean => RequestTimestamp.safeParse(time.toISOString()).success;

/** Parses a text into an event and finds the events that it would conflict with. Stores nothing. */
export function createEventParser(dependencies: EventParserDependencies) {
  const { db, clock, timeZoneOf, listEvents, readEvent, suggestCategory } = dependencies;

  async function findConflicts(userId: string, start: Date, minutes: number): Promise<ParsedEvent['conflicts']> {
    const from = start.toISOString();
    const to = new Date(start.getTime() + Math.max(1, minutes) * MINUTE_MS).toISOString();
    const conflicts = (await listEvents(userId, { from, to })).filter(({ isFree }) => !isFree);
    return conflicts
      .slice(0, MAX_CONFLICTS)
      .map(({ id, title, eventDate, duration }) => ({ id, title, eventDate, duration }));
  }

  return async (userId: string, text: string): Promise<ParsedEvent> => {
    const timeZone = await timeZoneOf(userId);
    const parsed = readEvent({ text, reference: clock.now(), timeZone });
    if (parsed === undefined || !isAccepted(parsed.start)) return { event: null, conflicts: [] };
    const times = normaliseTimes({ ...parsed, eventDate: parsed.start });
    const slug = suggestCategory(text);
    const category = slug === undefined ? undefined : await findCategoryBySlug(db, userId, slug);
    const conflicts = times.isAllDay ? [] : await findConflicts(userId, times.eventDate, times.duration);
    return {
      event: {
        title: parsed.title,
        eventDate: times.eventDate.toISOString(),
        duration: times.duration,
        timeZone: times.timeZone,
        isAllDay: times.isAllDay,
        recurrence: times.recurrence,
        location: parsed.location,
        category: category ?? null,
        reminderMinutes: parsed.reminderMinutes,
        isTimeAssumed: parsed.isTimeAssumed,
      },
      conflicts,
    };
  };
}
