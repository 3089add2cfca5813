import type { UpdateEventBody } from '@app/contract/event-edits';
import type { NewException, OccurrenceChanges } from './event-exceptions.repository.ts';
import type { EventTimes, GivenTimes, TimeChange } from './event-times.ts';
import type { EventRow, NewEvent } from './events.repository.ts';
import { parseEventDate } from './given-dates.ts';

export type GivenFields = UpdateEventBody;

const DETAILS = ['title', 'notes', 'location', 'categoryId', 'taskId', 'isFree'] as const;

/** The given fields other than times, as columns. Null notes become empty. */
export function fieldsOf(given: GivenFields): Partial<NewEvent> {
  const { title, notes, location, categoryId, taskId, isFree } = given;
  return {
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes: notes ?? '' }),
    ...(location !== undefined && { location }),
    ...(categoryId !== undefined && { categoryId }),
    ...(taskId !== undefined && { taskId }),
    ...(isFree !== undefined && { isFree }),
  };
}

/** All-day events are free time and others are not: a change between the two also sets `isFree`, unless it is given. */
export function withDefaultIsFree(
  given: GivenFields,
  { isAllDay: wasAllDay }: Pick<EventRow, 'isAllDay'>,
): GivenFields {
  const { isFree, isAllDay } = given;
  return isFree !== undefined || isAllDay === undefined || isAllDay === wasAllDay
    ? given
    : { ...given, isFree: isAllDay };
}

/** The given times. A time zone of null keeps the old one. Throws the errors of parseEventDate. */
export function timeChangeOf(given: GivenFields, before: Pick<GivenTimes, 'timeZone' | 'isAllDay'>): TimeChange {
  const { eventDate, duration, timeZone, isAllDay, recurrence } = given;
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
  given: GivenFields,
  times: EventTimes,
  series: EventRow,
): OccurrenceChanges {
  const { duration: _duration, isAllDay: _isAllDay, timeZone: _timeZone, ...details } = before ?? {};
  return {
    ...details,
    ...(fieldsOf(given) as OccurrenceChanges),
    ...(times.duration !== series.duration && { duration: times.duration }),
    ...(times.isAllDay !== series.isAllDay && { isAllDay: times.isAllDay }),
    ...(times.timeZone !== series.timeZone && { timeZone: times.timeZone }),
  };
}

/** Drops the given fields from an exception, because they now apply to all occurrences. */
export function withoutFields(exception: NewException, given: GivenFields): NewException {
  const timeFields = ['duration', 'isAllDay', 'timeZone'] as const;
  const dropped = new Set<string>([...DETAILS, ...timeFields].filter((name) => given[name] !== undefined));
  const remaining = Object.entries(exception.changes ?? {}).filter(([name]) => !dropped.has(name));
  return { ...exception, changes: Object.fromEntries(remaining) };
}
