import type { UpdateEventBody } from '@app/contract/event-edits';
import type { NewException, OccurrenceChanges } from './event-exceptions.repository.ts';
import type { EventTimes, RequestedTimes, TimeChange } from './event-times.ts';
import type { EventRow, NewEvent } from './events.repository.ts';
import { parseEventDate } from './requested-dates.ts';

export type RequestedFields = UpdateEventBody;

const DETAILS = ['title', 'notes', 'location', 'categoryId', 'taskId', 'isFree'] as const;

/** The requested fields other than times, as columns. Null notes become empty. */
export function toFields(requested: RequestedFields): Partial<NewEvent> {
  const { title, notes, location, categoryId, taskId, isFree } = requested;
  return {
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes: notes ?? '' }),
    ...(location !== undefined && { location }),
    ...(categoryId !== undefined && { categoryId }),
    ...(taskId !== undefined && { taskId }),
    ...(isFree !== undefined && { isFree }),
  };
}

/**
 * All-day events are free time by default, and other events are not: a change of `isAllDay` also changes `isFree`,
 * unless the request sets `isFree` itself.
 */
export function withDefaultIsFree(
  requested: RequestedFields,
  { isAllDay: wasAllDay }: Pick<EventRow, 'isAllDay'>,
): RequestedFields {
  const { isFree, isAllDay } = requested;
  return isFree !== undefined || isAllDay === undefined || isAllDay === wasAllDay
    ? requested
    : { ...requested, isFree: isAllDay };
}

/** The requested times. A time zone of null keeps the old one. Throws the errors of parseEventDate. */
export function timeChangeOf(
  requested: RequestedFields,
  before: Pick<RequestedTimes, 'timeZone' | 'isAllDay'>,
): TimeChange {
  const { eventDate, duration, timeZone, isAllDay, recurrence } = requested;
  const after = { timeZone: timeZone ?? before.timeZone, isAllDay: isAllDay ?? before.isAllDay };
  return {
    ...(eventDate !== undefined && { eventDate: parseEventDate(eventDate, after) }),
    ...(duration !== undefined && { duration }),
    ...(timeZone !== undefined && timeZone !== null && { timeZone }),
    ...(isAllDay !== undefined && { isAllDay }),
    ...(recurrence !== undefined && { recurrence: recurrence?.trim() === '' ? null : recurrence }),
  };
}

/** The fields in which an occurrence differs from its series after a change. */
export function occurrenceChangesOf(
  before: OccurrenceChanges | undefined,
  requested: RequestedFields,
  times: EventTimes,
  series: EventRow,
): OccurrenceChanges {
  const { duration: _duration, isAllDay: _isAllDay, timeZone: _timeZone, ...details } = before ?? {};
  return {
    ...details,
    ...(toFields(requested) as OccurrenceChanges),
    ...(times.duration !== series.duration && { duration: times.duration }),
    ...(times.isAllDay !== series.isAllDay && { isAllDay: times.isAllDay }),
    ...(times.timeZone !== series.timeZone && { timeZone: times.timeZone }),
  };
}

/** Drops the requested fields from an exception, because they now apply to all occurrences. */
export function withoutFields(exception: NewException, requested: RequestedFields): NewException {
  const timeFields = ['duration', 'isAllDay', 'timeZone'] as const;
  const dropped = new Set<string>([...DETAILS, ...timeFields].filter((name) => requested[name] !== undefined));
  const remaining = Object.entries(exception.changes ?? {}).filter(([name]) => !dropped.has(name));
  return { ...exception, changes: Object.fromEntries(remaining) };
}
