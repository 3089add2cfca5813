import type { TimeWindow } from '../time/time-window.ts';
import { instantOf, movedBy, wallTimeAt, weekdayOf, type WallTime } from '../time/zone.ts';

export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS_IN: Partial<Record<PeriodUnit, number>> = { month: 1, quarter: 3, year: 12 };

/** The first day of the unit that contains `day`, moved by `ahead` units. */
function firstDayOf(unit: PeriodUnit, day: WallTime, ahead: number): WallTime {
  const midnight = { ...day, hour: 0, minute: 0 };
  const months = MONTHS_IN[unit];
  if (months === undefined) {
    const monday = movedBy(midnight, { days: -((weekdayOf(midnight) + 6) % 7) });
    return unit === 'day' ? movedBy(midnight, { days: ahead }) : movedBy(monday, { days: 7 * ahead });
  }
  const index = Math.floor((midnight.year * 12 + midnight.month - 1) / months) * months + months * ahead;
  return { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1, hour: 0, minute: 0 };
}

/** The calendar day, week, month, quarter or year that contains an instant, or the unit `ahead` units later. */
export function unitAround(unit: PeriodUnit, at: Date, timeZone: string, ahead = 0): TimeWindow {
  const day = wallTimeAt(at, timeZone);
  const from = firstDayOf(unit, day, ahead);
  const to = firstDayOf(unit, day, ahead + 1);
  return { from: instantOf(from, timeZone), to: instantOf(to, timeZone), label: unit };
}

/** The unit before or after a period: 'the month before that'. */
export function adjacentUnit(unit: PeriodUnit, period: TimeWindow, timeZone: string, ahead: -1 | 1): TimeWindow {
  const at = ahead === -1 ? period.from : new Date(period.to.getTime() - 1);
  return unitAround(unit, at, timeZone, ahead);
}

/** The unit of a period that is exactly a calendar year, quarter, month or week; 'day' for any other period. */
export function unitOf({ from, to }: TimeWindow, timeZone: string): PeriodUnit {
  const units: readonly PeriodUnit[] = ['year', 'quarter', 'month', 'week', 'day'];
  const exact = units.find((unit) => {
    const around = unitAround(unit, from, timeZone);
    return around.from.getTime() === from.getTime() && around.to.getTime() === to.getTime();
  });
  return exact ?? 'day';
}
