import { AppError } from '#platform/app-error.ts';
import type { ImportedEvent } from '../schedule.service.ts';
import { readCalendarFile } from './calendar-reader.ts';
import type { CalendarContent, CalendarEvent } from './read-calendar.ts';
import { type ExtraTime, type SeriesCheck, spreadEvent } from './spread-event.ts';

export interface ImportableCalendar {
  /** What it calls itself; may be empty. */
  name: string;
  events: ImportedEvent[];
  /** What cannot be kept as it is meant, each with a sentence. */
  skipped: { title: string; reason: string }[];
}

/**
 * Reads a calendar and leaves out what the check throws at. `timeZone` is that of times without one. Throws
 * calendar.not_a_calendar and calendar.too_complicated.
 */
export async function readImportable(text: string, timeZone: string, check: SeriesCheck): Promise<ImportableCalendar> {
  return importableOf(await readCalendarFile(text, timeZone), check);
}

/** What the check lets through, as events of ours. */
export function importableOf(content: CalendarContent, check: SeriesCheck): ImportableCalendar {
  const events: ImportedEvent[] = [];
  const skipped = [...content.skipped];
  for (const { extraDates, ...given } of content.events) {
    const extras = extraDates.map(({ instant, ...extra }): ExtraTime => ({ at: new Date(instant), ...extra }));
    try {
      events.push(...spreadEvent(toImported(given), extras, check));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      skipped.push({ title: given.title, reason: reasonOf(error, given.recurrence) });
    }
  }
  return { name: content.name, events: withOwnNames(events), skipped };
}

/** Nobody gave a rule here: it stands in a file. */
function reasonOf({ code, message }: AppError, rule: string | null): string {
  return code === 'request.invalid' ? `It repeats by “${rule}”, which is no rule.` : message;
}

/** Some calendars give several events the same uid: they would overwrite each other. */
function withOwnNames(events: readonly ImportedEvent[]): ImportedEvent[] {
  const named = new Map<string, ImportedEvent>();
  for (const event of events) {
    const uid = named.has(event.uid) ? `${event.uid}/${event.eventDate.toISOString()}/${event.title}` : event.uid;
    // The very same twice is one.
    if (!named.has(uid)) named.set(uid, { ...event, uid });
  }
  return [...named.values()];
}

function toImported({ eventDate, exceptions, ...event }: Omit<CalendarEvent, 'extraDates'>): ImportedEvent {
  return {
    ...event,
    eventDate: new Date(eventDate),
    exceptions: exceptions.map((exception) => ({
      ...exception,
      originalStart: new Date(exception.originalStart),
      eventDate: new Date(exception.eventDate),
    })),
  };
}
