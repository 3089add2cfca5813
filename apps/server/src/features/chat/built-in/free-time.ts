import type { Event } from '@app/contract/events';
import { wallTimeAt } from '@app/understanding/time/zone';
import type { Period } from './question.ts';

/** Free time at night is rarely wanted. */
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
  // The step at the end of the window is not free, so it closes a gap that lasts until then.
  for (let at = first; at <= window.to.getTime(); at += STEP_MS) {
    if (at < window.to.getTime() && isFree(at)) {
      begin ??= at;
      continue;
    }
    if (begin !== undefined && at - begin >= minutes * MINUTE_MS)
      gaps.push({ from: new Date(begin), to: new Date(at) });
    begin = undefined;
  }
  return gaps;
}
