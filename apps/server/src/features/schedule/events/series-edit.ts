import { DAY_MS } from '../recurrence/calendar-days.ts';
import { isSameKindOfDay, moveRule } from '../recurrence/move-rule.ts';
import { localStartOf, startsBetween } from '../recurrence/occurrences.ts';
import { parseRule } from '../recurrence/parse-rule.ts';
import { ruleText } from '../recurrence/rule.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import type { ExceptionRow, NewException } from './event-exceptions.repository.ts';
import { type EventTimes, type GivenTimes, normaliseTimes, type TimeChange } from './event-times.ts';
import type { EventRow } from './events.repository.ts';

/** An event with a rule. */
export type SeriesRow = EventRow & { recurrence: string };

export interface EditedSeries {
  times: EventTimes;
  exceptions: NewException[];
  /** The start of an occurrence after the change, by its start before. */
  moveStart(originalStart: Date): Date;
}

/** Applies a change of times that was made in one occurrence to the whole series. */
export function editSeries(
  row: SeriesRow,
  exceptions: readonly ExceptionRow[],
  occurrence: Date,
  change: TimeChange,
): EditedSeries {
  const before = zoneClock(row.timeZone);
  const timeZone = change.timeZone ?? row.timeZone;
  const after = zoneClock(timeZone);
  const from = before.toLocal(occurrence.getTime());
  const to = after.toLocal((change.eventDate ?? occurrence).getTime());
  // A new time zone without a new time keeps the wall-clock time.
  const target = change.eventDate === undefined ? from : to;
  const [fromDay, toDay] = [Math.floor(from / DAY_MS), Math.floor(target / DAY_MS)];
  const rule = parseRule(row.recurrence);
  const moveLocal = (local: number): number => {
    const day = Math.floor(local / DAY_MS);
    return (day + (isSameKindOfDay(rule, day, fromDay) ? toDay - fromDay : 0)) * DAY_MS + (target - toDay * DAY_MS);
  };
  const recurrence = change.recurrence === undefined ? ruleText(moveRule(rule, fromDay, toDay)) : change.recurrence;
  const start = moveLocal(localStartOf(row, before));
  const given: GivenTimes = {
    eventDate: new Date(after.toInstant(recurrence === null ? target : start)),
    duration: change.duration ?? row.duration,
    timeZone,
    isAllDay: change.isAllDay ?? row.isAllDay,
    recurrence,
  };
  const times = normaliseTimes(given);
  const moveStart = (at: Date): Date => {
    const local = moveLocal(before.toLocal(at.getTime()));
    return new Date(after.toInstant(times.isAllDay ? Math.floor(local / DAY_MS) * DAY_MS : local));
  };
  return { times, exceptions: keepExceptions(times, exceptions, moveStart), moveStart };
}

/** Splits a series at an occurrence: the times of the part before it, and the rule of the part that starts with it. */
export function splitSeries(row: SeriesRow, occurrence: Date): { head: EventTimes; tailRecurrence: string } {
  const { count, until, ...endless } = parseRule(row.recurrence);
  const at = occurrence.getTime();
  const head = normaliseTimes({
    ...row,
    recurrence: ruleText({ ...endless, until: { time: at - 1_000, isLocal: false } }),
  });
  const passed = count === undefined ? 0 : startsBetween(row, row.eventDate.getTime(), at).length;
  const tail = {
    ...endless,
    ...(until !== undefined && { until }),
    ...(count !== undefined && { count: count - passed }),
  };
  return { head, tailRecurrence: ruleText(tail) };
}

/** Keeps the exceptions whose occurrences still exist, and moves them to the new starts. */
function keepExceptions(
  times: EventTimes,
  exceptions: readonly ExceptionRow[],
  moveStart: (at: Date) => Date,
): NewException[] {
  const { recurrence } = times;
  if (recurrence === null) return [];
  const kept = new Map<number, NewException>();
  for (const exception of exceptions) {
    const originalStart = moveStart(exception.originalStart);
    const at = originalStart.getTime();
    if (startsBetween({ ...times, recurrence }, at, at + 1).length === 0) continue;
    const isUnmoved = exception.eventDate.getTime() === exception.originalStart.getTime();
    kept.set(at, { ...exception, originalStart, eventDate: isUnmoved ? originalStart : exception.eventDate });
  }
  return [...kept.values()];
}
