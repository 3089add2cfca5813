// Calendar days, such as due dates, are strings such as 2026-11-21, without a time or a zone.
import { daysIntoWeek } from './display-formats.ts';

const DAY_MS = 86_400_000;

/** The day that is `days` days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The Monday of the day's week; weekly reviews are stored under this day. */
export function mondayOf(day: string): string {
  // getUTCDay() counts from Sunday as 0; plus 6, modulo 7, counts from Monday.
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The first day of the week that contains `day`; a setting of this browser says on which weekday weeks begin. */
export function firstOfWeek(day: string): string {
  return addDays(day, -daysIntoWeek(new Date(`${day}T00:00:00Z`).getUTCDay()));
}

// Cached, because creating one is slow.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    formats.set(key, found);
  }
  return found.format(new Date(`${day}T00:00:00Z`));
}

/** 'Today', 'Tomorrow', 'Yesterday', 'Friday' within a week ahead, 'Mar 3' this year, 'Mar 3, 2027' otherwise. */
export function formatDay(day: string, today: string): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Yesterday';
  if (distance > 1 && distance < 7) return format(day, { weekday: 'long' });
  if (day.slice(0, 4) === today.slice(0, 4)) return format(day, { month: 'short', day: 'numeric' });
  return format(day, { month: 'short', day: 'numeric', year: 'numeric' });
}

const weekFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 23 – 29, 2026': the week that begins on this day. */
export function formatWeek(firstDay: string): string {
  return weekFormat.formatRange(new Date(`${firstDay}T00:00:00Z`), new Date(`${addDays(firstDay, 6)}T00:00:00Z`));
}

/** 'Saturday, November 21, 2026' */
export function formatWholeDay(day: string): string {
  return format(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
}
