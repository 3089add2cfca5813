import { instantOf, movedBy, wallTimeAt } from '@app/understanding/time/zone';
import { localDay } from '#platform/local-day.ts';
import { DAY_MS, type PersonSnapshot } from './person-snapshot.ts';

/** 'Nov 12', in another year 'Nov 12, 2024'. */
export function formatDay(at: Date, { now, timeZone }: Pick<PersonSnapshot, 'now' | 'timeZone'>): string {
  const isThisYear = localDay(at, timeZone).slice(0, 4) === localDay(now, timeZone).slice(0, 4);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.format(at);
}

/** Whole periods of 24 hours since then. */
export function daysSince(at: Date, now: Date): number {
  return Math.floor((now.getTime() - at.getTime()) / DAY_MS);
}

/** An hour of a coming day in the person's time zone, as ISO 8601. */
export function atHour(
  { now, timeZone }: Pick<PersonSnapshot, 'now' | 'timeZone'>,
  { daysAhead, hour }: { daysAhead: number; hour: number },
): string {
  return instantOf(
    { ...movedBy(wallTimeAt(now, timeZone), { days: daysAhead }), hour, minute: 0 },
    timeZone,
  ).toISOString();
}

/** Calendar days from today to a day. */
export function daysUntil(day: string, { now, timeZone }: Pick<PersonSnapshot, 'now' | 'timeZone'>): number {
  return Math.round((Date.parse(day) - Date.parse(localDay(now, timeZone))) / DAY_MS);
}
