import { addDays, isCalendarDay } from '#platform/local-day.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import { timeMissing } from '../schedule.errors.ts';

/** The start of a requested window; a day without a time starts at midnight in the time zone. */
export function startOf(given: string, timeZone: string): number {
  return isCalendarDay(given) ? zoneClock(timeZone).toInstant(Date.parse(given)) : Date.parse(given);
}

/** The exclusive end of a requested window; a day without a time is included completely. */
export function endOf(given: string, timeZone: string): number {
  return startOf(isCalendarDay(given) ? addDays(given, 1) : given, timeZone);
}

/** The start of an event. Throws request.invalid for a day without a time, unless the event lasts all day. */
export function parseEventDate(given: string, { timeZone, isAllDay }: { timeZone: string; isAllDay: boolean }): Date {
  if (isCalendarDay(given) && !isAllDay) throw timeMissing();
  return new Date(startOf(given, timeZone));
}
