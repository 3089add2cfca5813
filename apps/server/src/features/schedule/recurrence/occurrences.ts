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

/** More than any rule has that is accepted today, in two centuries. Older rules may repeat every minute. */
const MAX_STARTS = 600_000;
/** Upper bounds of an offset from UTC, and of a change of the offset. */
const MAX_OFFSET = DAY_MS;
const MAX_OFFSET_CHANGE = DAY_MS / 8;

/** The starts of a series in [from, to). The local time stays the same across daylight saving. */
export function occurrencesBetween(series: Series, from: Date, to: Date): Date[] {
  return startsBetween(series, from.getTime(), to.getTime()).map((instant) => new Date(instant));
}

/** Like occurrencesBetween, in milliseconds. */
export function startsBetween(series: Series, from: number, to: number): number[] {
  const start = series.eventDate.getTime();
  const rule = parseStoredRule(series.recurrence);
  // A stored rule that cannot be parsed must not break the whole calendar: the event then happens once.
  if (rule === undefined) return start >= from && start < to ? [start] : [];
  const clock = zoneClock(series.timeZone);
  const startOffset = clock.toLocal(start) - start;
  const end = rule.until;
  const locals = expandRule(rule, {
    start: localStartOf(series, clock),
    until: end === undefined ? Infinity : end.isLocal ? end.time : clock.toLocal(end.time) + MAX_OFFSET_CHANGE,
    from: from + startOffset - MAX_OFFSET,
    to: to + startOffset + MAX_OFFSET,
    limit: MAX_STARTS,
  });
  const last = end === undefined || end.isLocal ? Infinity : end.time;
  const found: number[] = [];
  for (const local of locals) {
    const instant = clock.toInstant(local);
    if (instant >= from && instant < to && instant <= last) found.push(instant);
  }
  return found;
}

/** Most rules recur within a year; for rarer ones the window grows. */
const FIRST_WINDOW = 400 * DAY_MS;
/** Nearly the largest time of a Date. */
const MAX_INSTANT = 8e15;

const NONE_REPLACED: ReadonlySet<number> = new Set();

/**
 * The first start of a series at or after `from`; undefined when there is none. It skips `replaced`: the starts, in
 * milliseconds, of occurrences that were changed or cancelled.
 */
export function nextOccurrence(series: Series, from: Date, replaced = NONE_REPLACED): Date | undefined {
  let since = Math.max(from.getTime(), series.eventDate.getTime());
  for (let window = FIRST_WINDOW; since < MAX_INSTANT; window *= 8) {
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

/** The last start of a series; undefined if the series has no end. */
export function lastStart(series: Series): number | undefined {
  const rule = parseStoredRule(series.recurrence);
  if (rule?.count !== undefined) return startsBetween(series, -MAX_INSTANT, MAX_INSTANT).at(-1);
  if (rule?.until === undefined) return undefined;
  // From the end on, because there can be two centuries between.
  let to = rule.until.time + 2 * DAY_MS;
  for (let window = FIRST_WINDOW; to > series.eventDate.getTime(); window *= 8) {
    const last = startsBetween(series, to - window, to).at(-1);
    if (last !== undefined) return last;
    to -= window;
  }
  return undefined;
}

/** The local time of the first start, in milliseconds. */
export function localStartOf({ localStart, eventDate }: Omit<Series, 'recurrence'>, clock: ZoneClock): number {
  return localStart === null || localStart === undefined
    ? clock.toLocal(eventDate.getTime())
    : Date.parse(`${localStart.replace(' ', 'T')}Z`);
}

function parseStoredRule(recurrence: string): Rule | undefined {
  try {
    return parseRule(recurrence);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
