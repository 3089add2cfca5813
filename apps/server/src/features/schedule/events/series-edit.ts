import { DAY_MS } from '../recurrence/calendar-days.ts';
import { moveRule, movesTogether } from '../recurrence/move-rule.ts';
import { localStartOf, startsBetween } from '../recurrence/occurrences.ts';
import { parseRule } from '../recurrence/parse-rule.ts';
import { formatRule } from '../recurrence/rule.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import type { ExceptionRow, NewException } from './event-exceptions.repository.ts';
import { type EventTimes, type RequestedTimes, normaliseTimes, type TimeChange } from './event-times.ts';
import type { EventRow } from './events.repository.ts';

/** An event with a rule. */
export type SeriesRow = EventRow & { recurrence: string };

export interface EditedSeries {
  times: EventTimes;
  exceptions: NewException[];
  /** Returns the start that an occurrence has after the change; `originalStart` is its start before the change. */
  moveStart(originalStart: Date): Date;
}

/** Applies to a whole series the change of times that a user made in one occurrence. */
export function editSeries(
  row: SeriesRow,
  exceptions: readonly ExceptionRow[],
  occurrence: Date,
  change: TimeChange,
): EditedSeries {
  const oldClock = zoneClock(row.timeZone);
  const timeZone = change.timeZone ?? row.timeZone;
  const newClock = zoneClock(timeZone);
  const oldLocal = oldClock.toLocal(occurrence.getTime());
  // A new time zone without a new time keeps the wall-clock time.
  const newLocal = change.eventDate === undefined ? oldLocal : newClock.toLocal(change.eventDate.getTime());
  const [oldDay, newDay] = [Math.floor(oldLocal / DAY_MS), Math.floor(newLocal / DAY_MS)];
  const newTimeOfDay = newLocal - newDay * DAY_MS;
  const rule = parseRule(row.recurrence);
  const moveLocal = (local: number): number => {
    const day = Math.floor(local / DAY_MS);
    const movedDays = movesTogether(rule, day, oldDay) ? newDay - oldDay : 0;
    return (day + movedDays) * DAY_MS + newTimeOfDay;
  };
  const recurrence = change.recurrence === undefined ? formatRule(moveRule(rule, oldDay, newDay)) : change.recurrence;
  const start = moveLocal(localStartOf(row, oldClock));
  const requested: RequestedTimes = {
    // An event that no longer repeats takes place at the time of the changed occurrence.
    eventDate: new Date(newClock.toInstant(recurrence === null ? newLocal : start)),
    duration: change.duration ?? row.duration,
    timeZone,
    isAllDay: change.isAllDay ?? row.isAllDay,
    recurrence,
  };
  const times = normaliseTimes(requested);
  const moveStart = (at: Date): Date => {
    const local = moveLocal(oldClock.toLocal(at.getTime()));
    return new Date(newClock.toInstant(times.isAllDay ? Math.floor(local / DAY_MS) * DAY_MS : local));
  };
  return { times, exceptions: keepExceptions(times, exceptions, moveStart), moveStart };
}

/** Splits a series at an occurrence: the times of the part before it, and the rule of the part that starts with it. */
export function splitSeries(row: SeriesRow, occurrence: Date): { head: EventTimes; tailRecurrence: string } {
  const { count, until, ...endless } = parseRule(row.recurrence);
  const at = occurrence.getTime();
  // UNTIL is inclusive and has a precision of one second.
  const head = normaliseTimes({
    ...row,
    recurrence: formatRule({ ...endless, until: { time: at - 1_000, isLocal: false } }),
  });
  const headCount = count === undefined ? 0 : startsBetween(row, row.eventDate.getTime(), at).length;
  const tail = {
    ...endless,
    ...(until !== undefined && { until }),
    ...(count !== undefined && { count: count - headCount }),
  };
  return { head, tailRecurrence: formatRule(tail) };
}

/** Keeps the exceptions whose occurrences still exist, and moves them to the new starts. */
function keepExceptions(
  times: EventTimes,
  exceptions: readonly ExceptionRow[],
  moveStart: (at: Date) => Date,
): NewException[] {
  const { recurrence } = times;
  if (recurrence === null) return [];
  const exceptionsByStart = new Map<number, NewException>();
  for (const exception of exceptions) {
    const originalStart = moveStart(exception.originalStart);
    const at = originalStart.getTime();
    if (startsBetween({ ...times, recurrence }, at, at + 1).length === 0) continue;
    const isUnmoved = exception.eventDate.getTime() === exception.originalStart.getTime();
    exceptionsByStart.set(at, {
      ...exception,
      originalStart,
      eventDate: isUnmoved ? originalStart : exception.eventDate,
    });
  }
  return [...exceptionsByStart.values()];
}
