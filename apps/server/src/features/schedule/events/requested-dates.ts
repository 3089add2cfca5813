import { addDays, isCalendarDay } from '#platform/local-day.ts';
import { zoneClock } from '../recurrence/zone-clock.ts';
import { eventTimeMissing } from '../schedule.errors.ts';

/** The start of a requested window; a day without a time starts at midnight in the time zone. */
export function startOf(dayOrTime: string, timeZone: string): number {
  return isCalendarDay(dayOrTime) ? zoneClock(timeZone).toInstant(Date.parse(dayOrTime)) : Date.parse(dayOrTime);
}

/** The exclusive end of a requested window; a day without a time is included completely. */
export function endOf(dayOrTime: string, timeZone: string): number {
  return startOf(isCalendarDay(dayOrTime) ? addDays(dayOrTime, 1) : dayOrTime, timeZone);
}

/** The start of an event. Throws request.invalid for a day without a time, unless the event lasts all day. */
export function parseEventDate(
  dayOrTime: string,
  { timeZone, isAllDay }: { timeZone: string; isAllDay: boolean },
): Date {
  if (isCalendarDay(dayOrTime) && !isAllDay) throw eventTimeMissing();
  return new Date(startOf(dayOrTime, timeZone));
}
