import type { ImportedEvent } from '#features/schedule/schedule.service.ts';
import { AppError } from '#platform/app-error.ts';
import { readCalendarFile } from './calendar-reader.ts';
import type { CalendarEvent } from './read-calendar.ts';

export interface ImportableCalendar {
  /** What it calls itself; may be empty. */
  name: string;
  events: ImportedEvent[];
  /** What cannot be kept as it is meant, each with a sentence. */
  skipped: { title: string; reason: string }[];
}

/**
 * Reads a calendar and leaves out what `check` throws at. `timeZone` is that of times without one. Throws
 * calendar.not_a_calendar and calendar.too_complicated.
 */
export async function readImportable(
  text: string,
  timeZone: string,
  check: (event: ImportedEvent) => void,
): Promise<ImportableCalendar> {
  const content = await readCalendarFile(text, timeZone);
  const events: ImportedEvent[] = [];
  const skipped = [...content.skipped];
  for (const event of content.events.map(toImported)) {
    const reason = reasonAgainst(() => check(event));
    if (reason === undefined) events.push(event);
    else skipped.push({ title: event.title, reason });
  }
  return { name: content.name, events, skipped };
}

function toImported({ eventDate, exceptions, ...event }: CalendarEvent): ImportedEvent {
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

function reasonAgainst(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
