import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from './calendar-days.ts';
import { expandRule } from './expand.ts';
import { parseRule } from './parse-rule.ts';
import type { Rule } from './rule.ts';
import { type ZoneClock, zoneClock } from './zone-clock.ts';

export interface Series {
  /** The first start. */
  eventDate: Date;
  /** IANA name; the rule repeats by the wall clock of this zone. */
  timeZone: string;
  /** RRULE text without the property name. */
  recurrence: string;
  /** The local time of the first start, such as “2026-03-29T09:00:00”; derived from `eventDate` when absent. */
  localStart?: string | null;
}

/** Offsets from UTC, and their changes, are smaller than these. */
const SLACK = DAY_MS;
const LONGEST_CHANGE = DAY_MS / 8;

/** The starts of a series in [from, to). The local time stays the same across daylight saving. */
export function occurrencesBetween(series: Series, from: Date, to: Date): Date[] {
  return startsBetween(series, from.getTime(), to.getTime()).map((instant) => new Date(instant));
}

/** The same in milliseconds. `limit` counts from the first occurrence of the series, which the window must include. */
export function startsBetween(series: Series, from: number, to: number, limit?: number): number[] {
  const start = series.eventDate.getTime();
  const rule = readRule(series.recurrence);
  // A stored rule that cannot be parsed must not break the whole calendar: the event then happens once.
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

/** Most rules recur within a year; for the others the window grows. */
const FIRST_WINDOW = 400 * DAY_MS;
const LATEST = 8e15;

const NOTHING: ReadonlySet<number> = new Set();

/** The first start of a series at or after `from` that is not among `replaced` (ms); undefined when there is none. */
export function nextOccurrence(series: Series, from: Date, replaced = NOTHING): Date | undefined {
  let since = Math.max(from.getTime(), series.eventDate.getTime());
  for (let window = FIRST_WINDOW; since < LATEST; window *= 8) {
    const first = startsBetween(series, since, since + window).find((start) => !replaced.has(start));
    if (first !== undefined) return new Date(first);
    since += window;
  }
  return undefined;
}

/** The first local time of a rule; undefined when it never matches. */
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
