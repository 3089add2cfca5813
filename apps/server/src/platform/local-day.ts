import { Temporal } from 'temporal-polyfill';

const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 200;

/** The calendar day of an instant in an IANA zone, such as '2026-11-21'. Throws a RangeError for an unknown zone. */
export function localDay(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant);
}

/** Whether a text is a date without a time. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Formats are cached, because creating one takes as long as a database query. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** The calendar day that is `days` days later, or earlier if `days` is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first instant of a day in a time zone: midnight, or later when the clocks skip it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The first instant after a day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}
