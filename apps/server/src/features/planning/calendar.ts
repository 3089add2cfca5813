import type { Event } from '@app/contract/events';
import type { PlanningPreferences } from '@app/contract/planning';
import type { Calendar } from './suggest.ts';
import { type Stretch, workingStretches } from './working-hours.ts';

const MINUTE = 60_000;
/** An event that does not say how long it takes is given this much. */
const UNSAID_MINUTES = 30;

/** Timed events block their time; all-day ones (a birthday, a trip) leave the hours to the person. */
export function busyStretches(events: readonly Event[]): Stretch[] {
  return events
    .filter(({ isAllDay }) => !isAllDay)
    .map(({ eventDate, duration }) => {
      const start = Date.parse(eventDate);
      return { start, end: start + (duration === 0 ? UNSAID_MINUTES : duration) * MINUTE };
    })
    .toSorted((a, b) => a.start - b.start);
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
