import type { Event } from '@app/contract/events';
import { instantOf, movedBy, wallTimeAt } from '@app/understanding/time/zone';
import type { Period } from './question.ts';

/** Free time is looked for only between these hours, unless a part of a day is asked about: 'Thursday evening'. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const STEP_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
/** The length of an event that states none. */
const DEFAULT_EVENT_MINUTES = 60;

const HOUR_MS = 60 * MINUTE_MS;
const MAX_PART_HOURS = 12;
const MAX_MOMENT_HOURS = 2;
const MAX_DAY_HOURS = 26;

const hoursOf = ({ from, to }: Period): number => (to.getTime() - from.getTime()) / HOUR_MS;
export const isPartOfDay = (window: Period): boolean => hoursOf(window) <= MAX_PART_HOURS;

/** The whole day that a period is or is a part of; undefined for a longer one. */
export function dayOf(window: Period, timeZone: string): Period | undefined {
  if (hoursOf(window) > MAX_DAY_HOURS) return undefined;
  const start = { ...wallTimeAt(window.from, timeZone), hour: 0, minute: 0 };
  return { from: instantOf(start, timeZone), to: instantOf(movedBy(start, { days: 1 }), timeZone) };
}

/** Periods of at least `minutes` without events between 8:00 and 20:00, or until the end of a part of a day, earliest first. */
export function findGaps(
  events: readonly Event[],
  window: Period,
  minutes: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Period[] {
  const busy = events.map((event) => {
    const from = Date.parse(event.eventDate);
    return { from, to: from + (event.duration || DEFAULT_EVENT_MINUTES) * MINUTE_MS };
  });
  const lastHour = isPartOfDay(window) ? 24 : LAST_HOUR;
  // 'Am I free at 6' names an early hour itself; a morning begins later than its name.
  const firstHour = hoursOf(window) <= MAX_MOMENT_HOURS ? 0 : FIRST_HOUR;
  const isFree = (at: number): boolean => {
    const { hour } = wallTimeAt(new Date(at), timeZone);
    return hour >= firstHour && hour < lastHour && !busy.some(({ from, to }) => at < to && at + STEP_MS > from);
  };
  const first = Math.ceil(Math.max(window.from.getTime(), now.getTime()) / STEP_MS) * STEP_MS;
  const gaps: Period[] = [];
  let begin: number | undefined;
  const addGap = (from: number, to: number): void => {
    if (to - from >= minutes * MINUTE_MS) gaps.push({ from: new Date(from), to: new Date(to) });
  };
  const end = window.to.getTime();
  for (let at = first; at < end; at += STEP_MS) {
    if (isFree(at)) {
      begin ??= at;
    } else if (begin !== undefined) {
      addGap(begin, at);
      begin = undefined;
    }
  }
  if (begin !== undefined) addGap(begin, end);
  return gaps;
}
