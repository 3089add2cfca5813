import { instantOf, movedBy, wallTimeAt } from '@app/understanding/time/zone';
import { localDay } from '#platform/local-day.ts';
import { DAY_MS, type PersonSnapshot } from './person-snapshot.ts';

/** 'Nov 12', in another year 'Nov 12, 2024'. */
export function formatDay(at: Date, { now, timeZone }: Pick<PersonSnapshot, 'now' | 'timeZone'>): string {
  const year = (instant: Date) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(instant);
  const isThisYear = year(at) === year(now);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.format(at);
}

export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

export function capitalise(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
}

export function daysSince(at: Date, now: Date): number {
  return Math.floor((now.getTime() - at.getTime()) / DAY_MS);
}

/** The instant of an hour in the person's time zone, some days from now. */
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
