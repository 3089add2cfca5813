import type { Event } from '@app/contract/events';
import { wallTimeAt } from '@app/understanding/time/zone';
import type { Period } from './question.ts';

/** Free time is looked for only between these hours of the day. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const STEP_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
/** The length of an event that states none. */
const DEFAULT_EVENT_MINUTES = 60;

/** Periods of at least `minutes` without events between 8:00 and 20:00 in the user's time zone, earliest first. */
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
  const isFree = (at: number): boolean => {
    const { hour } = wallTimeAt(new Date(at), timeZone);
    return hour >= FIRST_HOUR && hour < LAST_HOUR && !busy.some(({ from, to }) => at < to && at + STEP_MS > from);
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
