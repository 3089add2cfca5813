import type { Event } from '@app/contract/events';
import type { PlanningPreferences } from '@app/contract/planning';
import { instantOf, movedBy, wallTimeAt } from '@app/understanding/time/zone';
import type { Calendar } from './suggest.ts';
import { type Stretch, workingStretches } from './working-hours.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;
/** An event that does not say how long it takes is given this much. */
const UNSAID_MINUTES = 30;

/** The time that events take. Those that leave theirs free (a birthday, unless somebody says otherwise) take none. */
export function busyStretches(events: readonly Event[]): Stretch[] {
  return events
    .filter(({ isFree }) => !isFree)
    .map((event) => ({ start: Date.parse(event.eventDate), end: endOf(event) }))
    .toSorted((a, b) => a.start - b.start);
}

/** Whole days end at midnight, however long daylight saving makes them. */
function endOf({ eventDate, duration, isAllDay, timeZone }: Event): number {
  const start = Date.parse(eventDate);
  if (!isAllDay) return start + (duration === 0 ? UNSAID_MINUTES : duration) * MINUTE;
  const lastMidnight = movedBy(wallTimeAt(new Date(start), timeZone), { days: Math.round(duration / DAY_MINUTES) });
  return instantOf(lastMidnight, timeZone).getTime();
}

/** The working hours of a window with what is already in them. */
export function calendarOf(
  window: { from: Date; to: Date; now: Date; timeZone: string },
  events: readonly Event[],
  { workingDays, bufferMinutes, timeOfDay }: PlanningPreferences,
): Calendar {
  const { from, to, now, timeZone } = window;
  return {
    working: workingStretches(from, to, timeZone, workingDays),
    busy: busyStretches(events),
    bufferMinutes,
    timeZone,
    now,
    shares: timeOfDay.isUsed ? timeOfDay.shares : undefined,
  };
}
