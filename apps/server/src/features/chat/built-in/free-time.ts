import type { Event } from '@app/contract/events';
import { wallTimeAt } from '@app/understanding/time/zone';

interface Window {
  from: Date;
  to: Date;
}

/** People rarely want a free hour at night. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const STEP_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
/** A meeting without a length takes an hour. */
const ASSUMED_MINUTES = 60;

/** Stretches of at least `minutes` between eight and eight, in the person's zone, that no event touches; earliest first. */
export function findGaps(
  events: readonly Event[],
  window: Window,
  minutes: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Window[] {
  const busy = events.map((event) => {
    const from = Date.parse(event.eventDate);
    return { from, to: from + (event.duration || ASSUMED_MINUTES) * MINUTE_MS };
  });
  const isFree = (at: number): boolean => {
    const { hour } = wallTimeAt(new Date(at), timeZone);
    return hour >= FIRST_HOUR && hour < LAST_HOUR && !busy.some(({ from, to }) => at < to && at + STEP_MS > from);
  };
  const first = Math.ceil(Math.max(window.from.getTime(), now.getTime()) / STEP_MS) * STEP_MS;
  const gaps: Window[] = [];
  let begin: number | undefined;
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
