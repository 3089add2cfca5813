/** Calendar days as '2026-11-21', without a time zone. */
import { addDays } from '#lib/calendar-days.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

export function isDay(text: string | null): text is string {
  if (text === null || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** 'Nov 21 – 25', 'Nov 30 – Dec 4' */
export function formatDayRange(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dayFormat.date(first)} – ${isSameMonth ? String(Number(last.slice(8))) : dayFormat.date(last)}`;
}

/** 'Saturday', 'Sat', 'Nov 21', 'November 2026', 'Nov 2026'. */
export const dayFormat = {
  weekday: (day: string) => format(day, { weekday: 'long' }),
  shortWeekday: (day: string) => format(day, { weekday: 'short' }),
  date: (day: string) => format(day, { month: 'short', day: 'numeric' }),
  month: (day: string) => format(day, { month: 'long', year: 'numeric' }),
  shortMonth: (day: string) => format(day, { month: 'short', year: 'numeric' }),
} as const;

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}
