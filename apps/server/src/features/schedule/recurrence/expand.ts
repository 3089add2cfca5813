import { allowsDay, daysOfMonth, daysOfWeek, daysOfYear } from './candidate-days.ts';
import { civilDay, DAY_MS, dayNumber, weekdayOf } from './calendar-days.ts';
import type { Rule } from './rule.ts';

export interface Expansion {
  /** The start of the series, a local time in milliseconds. */
  start: number;
  /** The last possible local time; Infinity without an end. */
  until: number;
  /** Only local times in [from, to) are returned. */
  from: number;
  to: number;
  /** The maximum number of times to return. */
  limit?: number;
}

/** Expansion ends with the first day of this year. */
const LAST_YEAR = 2_200;
const LAST_DAY = dayNumber(LAST_YEAR, 1, 1);

/** The local times of a rule, earliest first. COUNT is counted from the start of the series, not of the window. */
export function expandRule(rule: Rule, expansion: Expansion): number[] {
  const isPlain = rule.byHour === undefined && rule.byMinute === undefined && rule.bySetPosition === undefined;
  const isEveryDay = rule.byMonth === undefined && rule.byMonthDay === undefined && rule.byDay === undefined;
  if (isPlain && isEveryDay && rule.frequency === 'DAILY') {
    return expandEqualSteps(rule, expansion, { first: expansion.start, step: rule.interval * DAY_MS });
  }
  const isOneWeekday = rule.byMonth === undefined && (rule.byDay?.length ?? 1) === 1;
  if (isPlain && isOneWeekday && rule.frequency === 'WEEKLY') {
    const step = rule.interval * 7 * DAY_MS;
    return expandEqualSteps(rule, expansion, { first: firstOfWeekly(rule, expansion.start, step), step });
  }
  return expandByPeriods(rule, expansion);
}

function firstOfWeekly(rule: Rule, start: number, step: number): number {
  const startDay = Math.floor(start / DAY_MS);
  const weekBegin = startDay - ((weekdayOf(startDay) - rule.weekStart + 7) % 7);
  const [day = startDay] = daysOfWeek(rule, startDay, weekBegin);
  const first = start + (day - startDay) * DAY_MS;
  return first < start ? first + step : first;
}

/** Expands a rule with equal steps, such as every third day, by arithmetic alone. Most rules are of this kind. */
function expandEqualSteps(
  rule: Rule,
  { until, from, to, limit = Infinity }: Expansion,
  { first, step }: { first: number; step: number },
): number[] {
  const last = Math.min(until, to - 1, LAST_DAY * DAY_MS, first + ((rule.count ?? Infinity) - 1) * step);
  const found: number[] = [];
  for (let at = first + Math.max(0, Math.ceil((from - first) / step)) * step; at <= last; at += step) {
    found.push(at);
    if (found.length >= limit) break;
  }
  return found;
}

function expandByPeriods(rule: Rule, { start, until, from, to, limit = Infinity }: Expansion): number[] {
  const startDay = Math.floor(start / DAY_MS);
  const times = timesOfDay(rule, start - startDay * DAY_MS);
  const periods = periodsOf(rule, startDay);
  const count = rule.count ?? Infinity;
  const found: number[] = [];
  let counted = 0;
  // Without COUNT, expansion starts one period before the window, because weeks can span two years.
  const firstIndex = count === Infinity ? Math.max(0, periods.indexOf(Math.floor(from / DAY_MS)) - 1) : 0;
  for (let index = firstIndex; periods.firstDay(index) <= LAST_DAY; index += 1) {
    // The first week of a year may begin a few days before the year.
    if ((periods.firstDay(index) - 7) * DAY_MS > Math.min(until, to)) break;
    for (const local of occurrencesIn(periods.days(index), times, rule.bySetPosition)) {
      if (local < start) continue;
      if (local > until || local >= to) return found;
      counted += 1;
      if (local >= from) found.push(local);
      if (counted >= count || found.length >= limit) return found;
    }
  }
  return found;
}

/** The days, weeks, months or years that a rule considers, numbered from the one with the start. */
interface Periods {
  /** The index of the period that contains a day, or of the last one before it. */
  indexOf(day: number): number;
  firstDay(index: number): number;
  days(index: number): number[];
}

function periodsOf(rule: Rule, startDay: number): Periods {
  const { interval } = rule;
  const start = civilDay(startDay);
  switch (rule.frequency) {
    case 'DAILY':
      return {
        indexOf: (day) => Math.floor((day - startDay) / interval),
        firstDay: (index) => startDay + index * interval,
        days: (index) => (allowsDay(rule, startDay + index * interval) ? [startDay + index * interval] : []),
      };
    case 'WEEKLY': {
      const begin = startDay - ((weekdayOf(startDay) - rule.weekStart + 7) % 7);
      const firstDay = (index: number) => begin + index * 7 * interval;
      return {
        indexOf: (day) => Math.floor((day - begin) / (7 * interval)),
        firstDay,
        days: (index) => daysOfWeek(rule, startDay, firstDay(index)),
      };
    }
    case 'MONTHLY': {
      const first = start.year * 12 + start.month - 1;
      const monthAt = (index: number) => {
        const month = first + index * interval;
        return { year: Math.floor(month / 12), month: (month % 12) + 1 };
      };
      return {
        indexOf: (day) => {
          const { year, month } = civilDay(day);
          return Math.floor((year * 12 + month - 1 - first) / interval);
        },
        firstDay: (index) => dayNumber(monthAt(index).year, monthAt(index).month, 1),
        days: (index) => daysOfMonth(rule, startDay, monthAt(index)),
      };
    }
    case 'YEARLY':
      return {
        indexOf: (day) => Math.floor((civilDay(day).year - start.year) / interval),
        firstDay: (index) => dayNumber(start.year + index * interval, 1, 1),
        days: (index) => daysOfYear(rule, startDay, start.year + index * interval),
      };
  }
}

/** The local times on these days; `positions` are those of BYSETPOS. */
function occurrencesIn(days: number[], times: number[], positions: readonly number[] | undefined): number[] {
  const [onlyTime = 0] = times;
  const all =
    times.length === 1
      ? days.map((day) => day * DAY_MS + onlyTime)
      : days.flatMap((day) => times.map((time) => day * DAY_MS + time));
  if (positions === undefined) return all;
  const chosen = positions.map((position) => (position > 0 ? position - 1 : all.length + position));
  return [...new Set(chosen)].toSorted((a, b) => a - b).flatMap((index) => all[index] ?? []);
}

/** Milliseconds into the day, sorted. */
function timesOfDay({ byHour, byMinute }: Rule, startTime: number): number[] {
  const hours = byHour ?? [Math.floor(startTime / 3_600_000)];
  const minutes = byMinute ?? [Math.floor(startTime / 60_000) % 60];
  const subMinuteMs = startTime % 60_000;
  return hours.flatMap((hour) => minutes.map((minute) => (hour * 60 + minute) * 60_000 + subMinuteMs));
}
