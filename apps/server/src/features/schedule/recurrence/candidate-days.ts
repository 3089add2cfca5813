import { civilDay, dayNumber, daysInMonth, daysInYear, firstWeekOf, weekdayOf } from './calendar-days.ts';
import type { Rule, RuleDay } from './rule.ts';

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The days of a year that match a rule, sorted. Parts that the rule omits are taken from the start day. */
export function daysOfYear(rule: Rule, startDay: number, year: number): number[] {
  const { byMonth, byMonthDay, byDay } = rule;
  if (rule.byYearDay !== undefined) {
    return sortDays(daysAt(rule.byYearDay, dayNumber(year, 1, 1), daysInYear(year))).filter(matchesLimits(rule));
  }
  if (rule.byWeekNumber !== undefined) return daysOfWeeks(rule, startDay, year).filter(matchesLimits(rule));
  const months = byMonth ?? (byMonthDay === undefined ? undefined : EVERY_MONTH);
  if (byMonthDay === undefined && byDay !== undefined && months === undefined) {
    return weekdaysWithin(byDay, dayNumber(year, 1, 1), daysInYear(year));
  }
  if (months !== undefined) return months.flatMap((month) => daysOfMonth(rule, startDay, { year, month }));
  const start = civilDay(startDay);
  return onDay(year, start.month, start.day);
}

/** The days of a month that match a rule, sorted. */
export function daysOfMonth(rule: Rule, startDay: number, { year, month }: { year: number; month: number }): number[] {
  const { byMonth, byMonthDay, byDay } = rule;
  if (byMonth !== undefined && !byMonth.includes(month)) return [];
  const first = dayNumber(year, month, 1);
  const length = daysInMonth(year, month);
  if (byMonthDay !== undefined) {
    const days = sortDays(daysAt(byMonthDay, first, length));
    if (byDay === undefined) return days;
    const allowed = new Set(weekdaysWithin(byDay, first, length));
    return days.filter((day) => allowed.has(day));
  }
  return byDay === undefined ? onDay(year, month, civilDay(startDay).day) : weekdaysWithin(byDay, first, length);
}

/** The days that match a rule in the week that begins at `weekBegin`, sorted. */
export function daysOfWeek(rule: Rule, startDay: number, weekBegin: number): number[] {
  const weekdays = rule.byDay?.map(({ weekday }) => weekday) ?? [weekdayOf(startDay)];
  const days = weekdays.map((weekday) => weekBegin + ((weekday - rule.weekStart + 7) % 7));
  const { byMonth } = rule;
  const unique = weekdays.length > 1 ? sortDays(days) : days;
  return byMonth === undefined ? unique : unique.filter((day) => byMonth.includes(civilDay(day).month));
}

/** Whether a day matches a daily rule. */
export function allowsDay(rule: Rule, day: number): boolean {
  const { byMonth, byMonthDay, byDay } = rule;
  if (byDay !== undefined && !byDay.some(({ weekday }) => weekday === weekdayOf(day))) return false;
  if (byMonth === undefined && byMonthDay === undefined) return true;
  const civil = civilDay(day);
  if (byMonth !== undefined && !byMonth.includes(civil.month)) return false;
  if (byMonthDay === undefined) return true;
  const fromEnd = civil.day - daysInMonth(civil.year, civil.month) - 1;
  return byMonthDay.includes(civil.day) || byMonthDay.includes(fromEnd);
}

function matchesLimits(rule: Rule): (day: number) => boolean {
  // With BYWEEKNO, `daysOfWeeks` has applied BYDAY already.
  const limits = rule.byWeekNumber === undefined ? rule : { ...rule, byDay: undefined };
  return (day) => allowsDay(limits, day);
}

function daysOfWeeks(rule: Rule, startDay: number, year: number): number[] {
  const begin = firstWeekOf(year, rule.weekStart);
  const weekCount = Math.round((firstWeekOf(year + 1, rule.weekStart) - begin) / 7);
  const weekdays = rule.byDay ?? [{ weekday: weekdayOf(startDay) }];
  const chosen = (rule.byWeekNumber ?? [])
    .map((number) => (number > 0 ? number : weekCount + number + 1))
    .filter((number) => number >= 1 && number <= weekCount);
  return sortDays(
    chosen.flatMap((number) =>
      weekdays.map(({ weekday }) => begin + (number - 1) * 7 + ((weekday - rule.weekStart + 7) % 7)),
    ),
  );
}

/** The weekdays within a range of days: every one, or the nth from its start or end. */
function weekdaysWithin(byDay: readonly RuleDay[], first: number, length: number): number[] {
  const days = byDay.flatMap(({ weekday, ordinal }) => {
    const earliest = first + ((weekday - weekdayOf(first) + 7) % 7);
    const count = Math.ceil((first + length - earliest) / 7);
    if (ordinal === undefined) return Array.from({ length: count }, (_, index) => earliest + index * 7);
    const index = ordinal > 0 ? ordinal - 1 : count + ordinal;
    return index >= 0 && index < count ? [earliest + index * 7] : [];
  });
  return byDay.length > 1 ? sortDays(days) : days;
}

/** The days at these positions of a range: 1 is its first day, -1 its last. */
function daysAt(numbers: readonly number[], first: number, length: number): number[] {
  return numbers.flatMap((number) => {
    const index = number > 0 ? number - 1 : length + number;
    return index >= 0 && index < length ? [first + index] : [];
  });
}

/** Empty when the month does not have the day, as RFC 5545 requires. */
function onDay(year: number, month: number, day: number): number[] {
  return day <= daysInMonth(year, month) ? [dayNumber(year, month, day)] : [];
}

function sortDays(days: number[]): number[] {
  return [...new Set(days)].toSorted((a, b) => a - b);
}
