import ICAL from 'ical.js';
import { windowsZones } from './windows-zones.table.ts';

/** A time zone that a file defines. */
export interface DescribedZone {
  /** Minutes east of UTC at a local time. */
  offsetAt(local: ICAL.Time): number;
  /** An IANA zone with the same offsets in the years around a year; undefined when there is none. */
  likeAround(year: number): string | undefined;
}

const HALF_MONTHS = 24;
const HALF_MONTH_MS = 15.2 * 86_400_000;
const MINUTE_MS = 60_000;

const candidates: readonly string[] = [...new Set(Object.values(windowsZones))].toSorted();

/** Parses a VTIMEZONE; `own` is preferred when several zones match it. */
export function describeZone(component: ICAL.Component, tzid: string, own: string): DescribedZone {
  const zone = new ICAL.Timezone({ component, tzid });
  const offsetAt = (local: ICAL.Time) => zone.utcOffset(local) / 60;
  const known = new Map<number, string | undefined>();
  return {
    offsetAt,
    likeAround: (year) => {
      if (!known.has(year)) known.set(year, findLike(zone, year, own));
      return known.get(year);
    },
  };
}

/** Compares two offsets a month over three years, which tells the rules for daylight saving apart. */
function findLike(zone: ICAL.Timezone, year: number, own: string): string | undefined {
  const samples = Array.from({ length: 3 * HALF_MONTHS }, (_, index) => {
    const instant = Date.UTC(year - 1, 0, 1, 12) + index * HALF_MONTH_MS;
    const local = ICAL.Time.fromJSDate(new Date(instant), true);
    return { instant, offset: zone.utcOffset(local) / 60 };
  });
  return [own, ...candidates].find((name) =>
    samples.every(({ instant, offset }) => offsetOf(instant, name) === offset),
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetOf(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  const local = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
  return (local - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
}
