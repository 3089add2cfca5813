import { addDays, daysBetween, firstOfWeek } from '#lib/calendar-days.ts';
import { addMonths, dayFormat, daysFrom, firstOfMonth, formatDayRange } from './calendar-days.ts';

export type CalendarView = 'day' | 'three' | 'days' | 'week' | 'month' | 'agenda';

/** The views of a screen, the initial one first. On a phone five columns would be too narrow to read. */
export const wideViews: readonly CalendarView[] = ['days', 'week', 'month', 'agenda'];
export const phoneViews: readonly CalendarView[] = ['day', 'three', 'week', 'month', 'agenda'];

/** The number of days in the schedule's window. */
const WINDOW_DAYS = 5;
const THREE_DAYS = 3;
const AGENDA_DAYS = 30;
/** Six weeks, as many as a month can touch. */
const MONTH_VIEW_DAYS = 42;

/** The days that a view shows for a date; the views of one, three and five days and the agenda start on that date. */
export function daysOfView(view: CalendarView, date: string): string[] {
  switch (view) {
    case 'day':
      return [date];
    case 'three':
      return daysFrom(date, THREE_DAYS);
    case 'days':
      return daysFrom(date, WINDOW_DAYS);
    case 'week':
      return daysFrom(firstOfWeek(date), 7);
    case 'month':
      return daysFrom(firstOfWeek(firstOfMonth(date)), MONTH_VIEW_DAYS);
    case 'agenda':
      return daysFrom(date, AGENDA_DAYS);
  }
}

/** The five-day window that contains a day. Windows follow each other without gaps, and one of them begins today. */
export function windowAround(date: string, today: string): string[] {
  const windows = Math.floor(daysBetween(today, date) / WINDOW_DAYS);
  return daysFrom(addDays(today, windows * WINDOW_DAYS), WINDOW_DAYS);
}

/** The date after a step forward or back: by one day in the views of one and five days, otherwise by a whole period. */
export function stepDate(view: CalendarView, date: string, direction: 1 | -1): string {
  switch (view) {
    case 'day':
    case 'days':
      return addDays(date, direction);
    case 'three':
      return addDays(date, direction * THREE_DAYS);
    case 'week':
      return addDays(date, direction * 7);
    case 'month':
      return addMonths(firstOfMonth(date), direction);
    case 'agenda':
      return addDays(date, direction * AGENDA_DAYS);
  }
}

/** 'Nov 21 – 25', with the year if it is not the current one, 'Nov 21' for a single day, or 'November 2026'. */
export function titleOfView(view: CalendarView, date: string, today: string): string {
  if (view === 'month') return dayFormat.month(date);
  const days = daysOfView(view, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const range = view === 'day' ? dayFormat.date(date) : formatDayRange(first, last);
  const isThisYear = first.slice(0, 4) === today.slice(0, 4) && last.slice(0, 4) === today.slice(0, 4);
  return `${range}${isThisYear ? '' : `, ${last.slice(0, 4)}`}`;
}

/**
 * Whether the server lists the events of all these days by default. Its default range is from 30 days back to 90 days
 * ahead; one day at each end is left out, to be safe.
 */
export function isInDefaultRange(days: readonly string[], today: string): boolean {
  const [first = today, last = today] = [days[0], days.at(-1)];
  return daysBetween(first, today) < 29 && daysBetween(today, last) < 89;
}
