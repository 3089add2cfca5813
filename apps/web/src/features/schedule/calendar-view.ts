import { addDays, addMonths, dayFormat, daysApart, daysFrom, firstOfMonth, firstOfWeek } from './calendar-days.ts';

export const calendarViews = ['days', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const DAYS_VIEW_DAYS = 5;
const AGENDA_DAYS = 30;
/** Six weeks, as many as a month can touch. */
const MONTH_VIEW_DAYS = 42;

/** The days that a view shows for a date; the 5-day view and the agenda start on that date. */
export function daysOfView(view: CalendarView, date: string): string[] {
  switch (view) {
    case 'days':
      return daysFrom(date, DAYS_VIEW_DAYS);
    case 'week':
      return daysFrom(firstOfWeek(date), 7);
    case 'month':
      return daysFrom(firstOfWeek(firstOfMonth(date)), MONTH_VIEW_DAYS);
    case 'agenda':
      return daysFrom(date, AGENDA_DAYS);
  }
}

/** The date after a step forward or back in a view. */
export function stepDate(view: CalendarView, date: string, direction: 1 | -1): string {
  switch (view) {
    case 'days':
      return addDays(date, direction);
    case 'week':
      return addDays(date, direction * 7);
    case 'month':
      return addMonths(firstOfMonth(date), direction);
    case 'agenda':
      return addDays(date, direction * AGENDA_DAYS);
  }
}

/** 'Nov 21 – 25', with the year if it is not the current one, or 'November 2026'. */
export function titleOfView(view: CalendarView, date: string, today: string): string {
  if (view === 'month') return dayFormat.month(date);
  const days = daysOfView(view, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = isSameMonth ? String(Number(last.slice(8))) : dayFormat.date(last);
  const isThisYear = first.slice(0, 4) === today.slice(0, 4) && last.slice(0, 4) === today.slice(0, 4);
  return `${dayFormat.date(first)} – ${end}${isThisYear ? '' : `, ${last.slice(0, 4)}`}`;
}

/**
 * Whether the days are among those whose events the server lists by default, 30 days back to 90 ahead, with a day to
 * spare at each end.
 */
export function isInDefaultRange(days: readonly string[], today: string): boolean {
  const [first = today, last = today] = [days[0], days.at(-1)];
  return daysApart(first, today) < 29 && daysApart(today, last) < 89;
}
