import { AppError } from '#platform/app-error.ts';
import type { ImportedEvent } from '../schedule.service.ts';
import { readCalendarFile } from './calendar-reader.ts';
import type { CalendarContent, CalendarEvent } from './read-calendar.ts';

/** A time at which an event happens in addition to its rule. */
interface ExtraTime {
  at: Date;
  /** Minutes; absent when it lasts as long as the other occurrences. */
  duration?: number;
}

export interface SeriesCheck {
  /** The start of the first occurrence. Throws the errors of invalid times and rules. */
  firstOccurrence: (event: ImportedEvent) => Date;
  /** Whether the rule of a series has an occurrence at this time. */
  happensAt: (event: ImportedEvent, at: Date) => boolean;
}

export interface ImportableCalendar {
  /** The calendar's own name; may be empty. */
  name: string;
  events: ImportedEvent[];
  /** Events that cannot be stored faithfully, each with the reason as a sentence. */
  skipped: { title: string; reason: string }[];
}

/**
 * Reads a calendar and skips events that fail the check. `timeZone` applies to times without a time zone. Throws
 * calendar.not_a_calendar and calendar.too_complicated.
 */
export async function readImportable(text: string, timeZone: string, check: SeriesCheck): Promise<ImportableCalendar> {
  return toImportable(await readCalendarFile(text, timeZone), check);
}

/** Converts events of a file to ours and skips those that fail the check. */
export function toImportable(content: CalendarContent, check: SeriesCheck): ImportableCalendar {
  const events: ImportedEvent[] = [];
  const skipped = [...content.skipped];
  for (const { extraDates, ...event } of content.events) {
    const extras = extraDates.map(({ instant, ...extra }): ExtraTime => ({ at: new Date(instant), ...extra }));
    try {
      events.push(...splitExtraDates(toImported(event), extras, check));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      skipped.push({ title: event.title, reason: reasonOf(error, event.recurrence) });
    }
  }
  return { name: content.name, events: withUniqueUids(events), skipped };
}

/** Why an event is skipped. The message of request.invalid asks the user for a rule, but here a file has the rule. */
function reasonOf({ code, message }: AppError, rule: string | null): string {
  return code === 'request.invalid' ? `It repeats by “${rule}”, which is not a valid rule.` : message;
}

/** Makes uids unique: some calendars give several events the same uid, and they would overwrite each other. */
function withUniqueUids(events: readonly ImportedEvent[]): ImportedEvent[] {
  const eventsByUid = new Map<string, ImportedEvent>();
  for (const event of events) {
    const uid = eventsByUid.has(event.uid) ? `${event.uid}/${event.eventDate.toISOString()}/${event.title}` : event.uid;
    // Identical duplicates are dropped.
    if (!eventsByUid.has(uid)) eventsByUid.set(uid, { ...event, uid });
  }
  return [...eventsByUid.values()];
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

/**
 * Converts an event of a file to one or more of ours: our series have one rule and no extra dates, so extra dates
 * become single events. Throws the errors of invalid times and rules.
 */
function splitExtraDates(
  event: ImportedEvent,
  extraTimes: readonly ExtraTime[],
  { firstOccurrence, happensAt }: SeriesCheck,
): ImportedEvent[] {
  const firstStart = firstOccurrence(event);
  const isSeries = event.recurrence !== null;
  // RFC 5545: the start counts as an occurrence even if the rule does not match it.
  const isStartExtra = !isSeries || firstStart.getTime() !== event.eventDate.getTime();
  const extras = [
    ...(isStartExtra ? [{ at: event.eventDate }] : []),
    ...extraTimes.filter(({ at }) => (isSeries ? !happensAt(event, at) : at.getTime() !== event.eventDate.getTime())),
  ];
  const extraStarts = new Set(extras.map(({ at }) => at.getTime()));
  const exceptions = event.exceptions.filter(({ originalStart }) => !extraStarts.has(originalStart.getTime()));
  const singles = extras.flatMap((extra) => toSingle(event, extra, isSeries) ?? []);
  return isSeries ? [{ ...event, exceptions }, ...singles] : singles;
}

function toSingle(event: ImportedEvent, { at, duration }: ExtraTime, isSeries: boolean): ImportedEvent | undefined {
  const exception = event.exceptions.find(({ originalStart }) => originalStart.getTime() === at.getTime());
  if (exception?.isCancelled === true) return undefined;
  const isFirst = !isSeries && at.getTime() === event.eventDate.getTime();
  const { originalStart: _originalStart, isCancelled: _isCancelled, ...changes } = exception ?? {};
  return {
    ...event,
    uid: isFirst ? event.uid : `${event.uid}/${at.toISOString()}`,
    eventDate: at,
    ...(duration !== undefined && { duration }),
    ...changes,
    recurrence: null,
    exceptions: [],
  };
}
