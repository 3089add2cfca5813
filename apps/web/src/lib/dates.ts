/** Date formats in the user's zone, on a 12-hour clock unless this browser shows 24 hours. */
import { readClock } from './display-formats.ts';

export type Instant = string | number | Date;

// Cached, because creating one is slow.
const formats = new Map<string, Intl.DateTimeFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** Calendar days by zone and instant: every row of a list asks for some of them, and for that of now. */
const days = new Map<string, string>();
const MAX_DAYS = 5000;

function format(instant: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(key, found);
  }
  // Recent engines put a narrow no-break space before AM and PM; plain text is better for search and copying.
  return found.format(new Date(instant)).replaceAll('\u202F', ' ');
}

/** '9:05 AM' or '09:05' */
export function formatTime(instant: Instant, timeZone: string): string {
  return readClock() === '24'
    ? format(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    : format(instant, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });
}

/** 'Nov 21, 2026' */
export function formatDate(instant: Instant, timeZone: string): string {
  return format(instant, timeZone, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** 'Saturday, November 21, 2026 at 9:05 AM': the tooltip of a short date. */
export function formatExact(instant: Instant, timeZone: string): string {
  const day = format(instant, timeZone, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  return `${day} at ${formatTime(instant, timeZone)}`;
}

/** 'Saturday' */
export function formatWeekday(instant: Instant, timeZone: string): string {
  return format(instant, timeZone, { weekday: 'long' });
}

/** 'November' in the year of `now`, 'November 2025' in another. */
export function formatMonth(instant: Instant, now: Instant, timeZone: string): string {
  const isThisYear = calendarDay(instant, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  return format(instant, timeZone, { month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** '2026-11-21': the calendar day of an instant. */
export function calendarDay(instant: Instant, timeZone: string): string {
  const key = `${timeZone} ${instant instanceof Date ? instant.getTime() : instant}`;
  const cached = days.get(key);
  if (cached !== undefined) return cached;
  let found = dayFormats.get(timeZone);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, found);
  }
  const day = found.format(new Date(instant));
  if (days.size >= MAX_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** Whole calendar days from `earlier` to `later`. */
export function daysBetween(earlier: Instant, later: Instant, timeZone: string): number {
  const days = (instant: Instant) => Date.parse(`${calendarDay(instant, timeZone)}T00:00:00Z`) / 86_400_000;
  return days(later) - days(earlier);
}

/** '9:05 AM' today, 'Yesterday', 'Tuesday' within the week, 'Mar 3' this year, 'Mar 3, 2024' before. */
export function formatRecent(instant: Instant, now: Instant, timeZone: string): string {
  const age = daysBetween(instant, now, timeZone);
  if (age === 0) return formatTime(instant, timeZone);
  if (age === 1) return 'Yesterday';
  if (age > 1 && age < 7) return formatWeekday(instant, timeZone);
  return formatShortDate(instant, now, timeZone);
}

/** 'Mar 3' in the year of `now`, 'Mar 3, 2024' in another. */
export function formatShortDate(instant: Instant, now: Instant, timeZone: string): string {
  const isThisYear = calendarDay(instant, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  return isThisYear ? format(instant, timeZone, { month: 'short', day: 'numeric' }) : formatDate(instant, timeZone);
}

/** 'today', 'yesterday', '3 days ago', '2 months ago'. */
export function formatAge(instant: Instant, now: Instant, timeZone: string): string {
  const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  const days = daysBetween(instant, now, timeZone);
  if (Math.abs(days) < 14) return relative.format(-days, 'day');
  if (Math.abs(days) < 60) return relative.format(-Math.round(days / 7), 'week');
  if (Math.abs(days) < 365) return relative.format(-Math.round(days / 30.44), 'month');
  return relative.format(-Math.round(days / 365.25), 'year');
}

/** Not yet in every browser. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };

/** The browser's time zone; UTC when unknown. The first use of `Intl` takes tens of milliseconds, `Temporal` none. */
export function browserTimeZone(): string {
  if (Temporal !== undefined) return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
