import { addDays, isCalendarDay } from '#platform/local-day.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import { timeMissing } from '../schedule.errors.ts';

/** The instant from which on something is asked for: of a day its first moment in the zone. */
export function startOf(given: string, timeZone: string): number {
  return isCalendarDay(given) ? zoneClock(timeZone).toInstant(Date.parse(given)) : Date.parse(given);
}

/** The instant before which something is asked for: a day is included. */
export function endOf(given: string, timeZone: string): number {
  return startOf(isCalendarDay(given) ? addDays(given, 1) : given, timeZone);
}

/** When an event begins. Throws request.invalid for a day without a time, unless the event lasts all day. */
export function readEventDate(given: string, { timeZone, isAllDay }: { timeZone: string; isAllDay: boolean }): Date {
  if (isCalendarDay(given) && !isAllDay) throw timeMissing();
  return new Date(startOf(given, timeZone));
}
