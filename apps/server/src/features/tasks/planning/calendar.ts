import type { Event } from '@app/contract/events';
import type { PlanningPreferences } from '@app/contract/planning';
import { instantOf, movedBy, wallTimeAt } from '@app/understanding/time/zone';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Calendar } from './suggest.ts';
import { type TimeSpan, WAKING_HOURS, workingTimeSpans } from './working-hours.ts';

export interface CalendarDependencies {
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  schedule: Pick<ScheduleService, 'list'>;
  preferences: { read(userId: string): Promise<PlanningPreferences> };
}

export interface CalendarWindow {
  from?: Date | undefined;
  to?: Date | undefined;
  /** Whether slots may be at any waking hour, instead of only in the working hours. */
  usesWakingHours?: boolean;
}

export type ReadCalendar = ReturnType<typeof createCalendarReader>;

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;
const DEFAULT_DAYS_AHEAD = 14;
const MAX_DAYS_AHEAD = 90;
/** A slot starts at least this long from now, to leave time to prepare. */
const HEADSTART_MS = 15 * MINUTE;
/** The length that is assumed for an event without a duration. */
const DEFAULT_EVENT_MINUTES = 30;

/** Reads the working hours and the events of a window; by default the next two weeks. */
export function createCalendarReader({ clock, timeZoneOf, schedule, preferences }: CalendarDependencies) {
  return async (userId: string, requested: CalendarWindow = {}) => {
    const now = clock.now();
    const timeZone = await timeZoneOf(userId);
    const { from, to } = limitWindow(requested, now);
    // An event that started before the window may end in it.
    const events = await schedule.list(userId, {
      from: new Date(from.getTime() - DAY_MS).toISOString(),
      // The end is limited to MAX_DAYS_AHEAD, so it can lie before the beginning.
      to: new Date(Math.max(to.getTime(), from.getTime() + 1)).toISOString(),
    });
    const preferred = await preferences.read(userId);
    const workingDays = requested.usesWakingHours === true ? WAKING_HOURS : preferred.workingDays;
    const calendar = buildCalendar({ from, to, now, timeZone }, events, { ...preferred, workingDays });
    return { calendar, events, timeZone };
  };
}

function limitWindow({ from: requestedFrom, to: requestedTo }: CalendarWindow, now: Date): { from: Date; to: Date } {
  const soonest = new Date(now.getTime() + HEADSTART_MS);
  const from = requestedFrom === undefined || requestedFrom < soonest ? soonest : requestedFrom;
  const furthest = new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS);
  const to = requestedTo ?? new Date(from.getTime() + DEFAULT_DAYS_AHEAD * DAY_MS);
  return { from, to: to > furthest ? furthest : to };
}

export function buildCalendar(
  window: { from: Date; to: Date; now: Date; timeZone: string },
  events: readonly Event[],
  { workingDays, bufferMinutes, timeOfDay }: PlanningPreferences,
): Calendar {
  const { from, to, now, timeZone } = window;
  return {
    working: workingTimeSpans(from, to, timeZone, workingDays),
    busy: busyTimeSpans(events),
    bufferMinutes,
    timeZone,
    now,
    shares: timeOfDay.isUsed ? timeOfDay.shares : undefined,
  };
}

/** The time spans of events, by start, except events that are marked as free (by default birthdays). */
function busyTimeSpans(events: readonly Event[]): TimeSpan[] {
  return events
    .filter(({ isFree }) => !isFree)
    .map((event) => ({ start: Date.parse(event.eventDate), end: endOf(event) }))
    .toSorted((a, b) => a.start - b.start);
}

/** All-day events end at local midnight, even on the days of 23 or 25 hours when the clocks change. */
function endOf({ eventDate, duration, isAllDay, timeZone }: Event): number {
  const start = Date.parse(eventDate);
  if (!isAllDay) return start + (duration === 0 ? DEFAULT_EVENT_MINUTES : duration) * MINUTE;
  const lastMidnight = movedBy(wallTimeAt(new Date(start), timeZone), { days: Math.round(duration / DAY_MINUTES) });
  return instantOf(lastMidnight, timeZone).getTime();
}
