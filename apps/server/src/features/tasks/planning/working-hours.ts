import { instantOf, movedBy, wallTimeAt, type WallTime, weekdayOf } from '@app/understanding/time/zone';

/** Minutes since midnight, `to` exclusive; null: a day off. */
export type WorkingDay = { from: number; to: number } | null;

/** Instants in milliseconds, `end` exclusive. */
export interface TimeSpan {
  start: number;
  end: number;
}

const WORKDAY = { from: 9 * 60, to: 17 * 60 };
/** Monday to Friday, nine to five; Sunday first. */
export const DEFAULT_WORKING_DAYS: readonly WorkingDay[] = [null, WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, null];

const WAKING = { from: 8 * 60, to: 22 * 60 };
/** The hours in which people are awake, for requests outside of work. */
export const WAKING_HOURS: WorkingDay[] = [WAKING, WAKING, WAKING, WAKING, WAKING, WAKING, WAKING];

const midnightOf = (wall: WallTime): WallTime => ({ ...wall, hour: 0, minute: 0 });

/** The working hours between two instants, earliest first, by wall clock: 9:00 stays 9:00 across daylight saving. */
export function workingTimeSpans(from: Date, to: Date, timeZone: string, days: readonly WorkingDay[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  const last = to.getTime();
  for (let day = midnightOf(wallTimeAt(from, timeZone)); ; day = movedBy(day, { days: 1 })) {
    const hours = days[weekdayOf(day)] ?? null;
    const opens = instantOf(movedBy(day, { minutes: hours?.from ?? 0 }), timeZone).getTime();
    if (opens >= last) return spans;
    if (hours === null) continue;
    const closes = instantOf(movedBy(day, { minutes: hours.to }), timeZone).getTime();
    const span = { start: Math.max(opens, from.getTime()), end: Math.min(closes, last) };
    if (span.start < span.end) spans.push(span);
  }
}
