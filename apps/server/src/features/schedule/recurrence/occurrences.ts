import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from './calendar-days.ts';
import { expandRule } from './expand.ts';
import { parseRule } from './parse-rule.ts';
import type { Rule } from './rule.ts';
import { type ZoneClock, zoneClock } from './zone-clock.ts';

export interface Series {
  /** The first start. */
  eventDate: Date;
  /** IANA name: the wall-clock time there is what repeats. */
  timeZone: string;
  /** RRULE text without the property name. */
  recurrence: string;
  /** The wall-clock time of the first start, such as '2026-03-29T09:00:00'; of `eventDate` unless given. */
  localStart?: string | null;
}

/** Clocks differ from UTC's by less, and change by less. */
const SLACK = DAY_MS;
const LONGEST_CHANGE = DAY_MS / 8;

/** When a series happens in [from, to): the wall-clock time stays over daylight saving. */
export function occurrencesBetween(series: Series, from: Date, to: Date): Date[] {
  return startsBetween(series, from.getTime(), to.getTime()).map((instant) => new Date(instant));
}

/** The same in milliseconds. `limit` counts from the first occurrence of all, so it is for windows that include it. */
export function startsBetween(series: Series, from: number, to: number, limit?: number): number[] {
  const start = series.eventDate.getTime();
  const rule = readRule(series.recurrence);
  // A rule written by another version must not take the calendar along: the event happens once.
  if (rule === undefined) return start >= from && start < to ? [start] : [];
  const clock = zoneClock(series.timeZone);
  const end = rule.until;
  const locals = expandRule(rule, {
    start: localStartOf(series, clock),
    until: end === undefined ? Infinity : end.isLocal ? end.time : clock.toLocal(end.time) + LONGEST_CHANGE,
    from: from + clock.toLocal(start) - start - SLACK,
    to: to + clock.toLocal(start) - start + SLACK,
    ...(limit !== undefined && { limit }),
  });
  const last = end === undefined || end.isLocal ? Infinity : end.time;
  const found: number[] = [];
  for (const local of locals) {
    const instant = clock.toInstant(local);
    if (instant >= from && instant < to && instant <= last) found.push(instant);
  }
  return found;
}

/** Most rules come again within a year; the others are looked for in longer and longer windows. */
const FIRST_WINDOW = 400 * DAY_MS;
const LATEST = 8e15;

/** The first start of a series at or after `from`; undefined when there is none. */
export function nextOccurrence(series: Series, from: Date): Date | undefined {
  let since = Math.max(from.getTime(), series.eventDate.getTime());
  for (let window = FIRST_WINDOW; since < LATEST; window *= 8) {
    const [first] = startsBetween(series, since, since + window);
    if (first !== undefined) return new Date(first);
    since += window;
  }
  return undefined;
}

/** The first local time at which a rule happens; undefined when it never does. */
export function firstLocal(rule: Rule, start: number, clock: ZoneClock): number | undefined {
  const { until: end } = rule;
  const until = end === undefined ? Infinity : end.isLocal ? end.time : clock.toLocal(end.time);
  return expandRule(rule, { start, until, from: start, to: Infinity, limit: 1 })[0];
}

/** The last start of a series with an end; undefined for one without. */
export function lastStart(series: Series): number | undefined {
  const rule = readRule(series.recurrence);
  if (rule === undefined || (rule.count === undefined && rule.until === undefined)) return undefined;
  return startsBetween(series, -LATEST, LATEST).at(-1);
}

export function localStartOf({ localStart, eventDate }: Omit<Series, 'recurrence'>, clock: ZoneClock): number {
  return localStart === null || localStart === undefined
    ? clock.toLocal(eventDate.getTime())
    : Date.parse(`${localStart.replace(' ', 'T')}Z`);
}

function readRule(recurrence: string): Rule | undefined {
  try {
    return parseRule(recurrence);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
