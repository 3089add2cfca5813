import type { RecurrenceRule } from './recurrence-rule.ts';
import { compareWall, daysInMonth, movedBy, type WallTime, weekdayOf } from './zone.ts';

const matchesWeekday = (rule: RecurrenceRule, wall: WallTime, lastDay: number): boolean =>
  rule.byDay === undefined ||
  rule.byDay.some(({ day, nth }) => {
    if (weekdayOf(wall) !== day) return false;
    if (nth === undefined) return true;
    return nth === -1 ? wall.day > lastDay - 7 : Math.ceil(wall.day / 7) === nth;
  });

const matchesDay = (rule: RecurrenceRule, wall: WallTime): boolean => {
  const lastDay = daysInMonth(wall.year, wall.month);
  if (rule.byMonth !== undefined && rule.byMonth !== wall.month) return false;
  if (rule.byMonthDay?.every((day) => wall.day !== (day === -1 ? lastDay : day)) === true) return false;
  if (!matchesWeekday(rule, wall, lastDay)) return false;
  if (rule.bySetPosition === undefined) return true;
  // The first or the last working day of a month: no other one may be between this day and the edge of the month.
  const step = rule.bySetPosition;
  const edge = step === 1 ? 0 : lastDay + 1;
  for (let day = wall.day - step; day !== edge; day -= step)
    if (matchesWeekday(rule, { ...wall, day }, lastDay)) return false;
  return true;
};

/** Four years and a day: no supported rule has a longer gap (29 February). */
const LONGEST_SEARCH_DAYS = 366 * 4 + 1;

/**
 * The first day that matches the rule, at the time of day of `from` and not before `from` or `now`; `from` itself if no
 * day matches.
 */
export const firstOccurrence = (rule: RecurrenceRule, from: WallTime, now: WallTime): WallTime => {
  for (let ahead = 0; ahead <= LONGEST_SEARCH_DAYS; ahead += 1) {
    const candidate = movedBy(from, { days: ahead });
    if (matchesDay(rule, candidate) && compareWall(candidate, now) >= 0) return candidate;
  }
  return from;
};

/** The month of the next first or last day of a quarter, if the rule is for that day; `from` for any other rule. */
export const monthOfQuarterEdge = (from: WallTime, { interval, byMonthDay }: RecurrenceRule): WallTime => {
  const isLast = byMonthDay?.[0] === -1;
  if (interval !== 3 || (!isLast && byMonthDay?.[0] !== 1)) return from;
  const month = Math.ceil(from.month / 3) * 3;
  return isLast ? { ...from, month, day: 1 } : movedBy({ ...from, month, day: 28 }, { days: 4 });
};
