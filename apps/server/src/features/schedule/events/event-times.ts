import { DAY_MS } from '../recurrence/calendar-days.ts';
import { firstLocal, lastStart } from '../recurrence/occurrences.ts';
import { parseRecurrence } from '../recurrence/parse-recurrence.ts';
import { parseRule } from '../recurrence/parse-rule.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import { recurrenceNever } from '../schedule.errors.ts';

/** The times of an event as they were requested, which need not be consistent. */
export interface RequestedTimes {
  eventDate: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  recurrence: string | null;
}

/** The columns of an event that hold its times and its rule. */
export interface EventTimes extends RequestedTimes {
  localStart: string | null;
  seriesEnd: Date | null;
}

/** A change of an event's times; absent fields stay as they are. */
export type TimeChange = Partial<RequestedTimes>;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/**
 * Makes times consistent: an all-day event starts at local midnight and lasts whole days, and a series starts with its
 * first occurrence. Throws the errors of an invalid rule.
 */
export function normaliseTimes(requested: RequestedTimes): EventTimes {
  const { timeZone, isAllDay } = requested;
  const recurrence =
    requested.recurrence === null || requested.recurrence.trim() === '' ? null : parseRecurrence(requested.recurrence);
  const duration = isAllDay
    ? Math.max(1, Math.round(requested.duration / DAY_MINUTES)) * DAY_MINUTES
    : requested.duration;
  if (recurrence === null && !isAllDay) {
    return {
      eventDate: requested.eventDate,
      duration,
      timeZone,
      isAllDay,
      recurrence,
      localStart: null,
      seriesEnd: null,
    };
  }
  const clock = zoneClock(timeZone);
  let local = clock.toLocal(requested.eventDate.getTime());
  if (isAllDay) local = Math.floor(local / DAY_MS) * DAY_MS;
  if (recurrence !== null) {
    const first = firstLocal(parseRule(recurrence), local, clock);
    if (first === undefined) throw recurrenceNever();
    local = first;
  }
  const eventDate = new Date(clock.toInstant(local));
  // Without the final “Z”, because it is a local time.
  const localStart = new Date(local).toISOString().slice(0, -1);
  const last = recurrence === null ? undefined : lastStart({ eventDate, timeZone, recurrence, localStart });
  const endOf = (start: number): number =>
    // A day in which the clocks change is not 24 hours long.
    isAllDay ? clock.toInstant(clock.toLocal(start) + duration * MINUTE_MS) : start + duration * MINUTE_MS;
  const seriesEnd = last === undefined ? null : new Date(endOf(last));
  return { eventDate, duration, timeZone, isAllDay, recurrence, localStart, seriesEnd };
}

/** Applies a change to an event's times. A new time zone without a new time keeps the wall-clock time. */
export function changeTimes(before: RequestedTimes, change: TimeChange): RequestedTimes {
  const timeZone = change.timeZone ?? before.timeZone;
  const local = zoneClock(before.timeZone).toLocal(before.eventDate.getTime());
  const isSameZone = timeZone === before.timeZone;
  const eventDate = isSameZone ? before.eventDate : new Date(zoneClock(timeZone).toInstant(local));
  return { ...before, eventDate, ...change };
}
