import { isTimeZone } from '@app/contract/primitives';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarComponent } from './split-calendars.ts';
import { mainZones, windowsZones } from './windows-zones.table.ts';

export interface CalendarTime {
  /** ISO instant; local midnight for all-day events. */
  instant: string;
  /** IANA name. */
  timeZone: string;
  isAllDay: boolean;
}

/** A time zone that a file defines. */
interface DefinedZone {
  /** Minutes east of UTC at a local time. */
  offsetAt(local: ICAL.Time): number;
  /** An IANA zone with the same offsets from the year before to the year after; undefined when there is none. */
  findEquivalent(year: number): string | undefined;
}

export interface ZoneReader {
  /** The user's time zone, for all-day events. */
  userZone: string;
  /** For times without a zone. */
  floating: string;
  /** The IANA zone of a TZID; undefined when unknown. */
  find(tzid: string): string | undefined;
  /** The file's own definition of a time zone. */
  findDefinition(tzid: string): DefinedZone | undefined;
}

const HALF_MONTHS_PER_YEAR = 24;
const HALF_MONTH_MS = 15.2 * 86_400_000;
const MINUTE_MS = 60_000;

const candidateZones: readonly string[] = [...new Set([...mainZones, ...Object.values(windowsZones)])];

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** `calendarZone` is the time zone that the calendar names, if any. */
export function createZoneReader(
  zoneComponents: readonly CalendarComponent[],
  userZone: string,
  calendarZone: string | undefined,
): ZoneReader {
  const definedZones = new Map<string, DefinedZone>();
  const ianaNames = new Map<string, string>();
  for (const { lines } of zoneComponents) {
    const component = parseZone(lines);
    const tzid = component?.getFirstPropertyValue('tzid');
    if (component === undefined || typeof tzid !== 'string') continue;
    const location = component.getFirstPropertyValue('x-lic-location');
    const name = findZone(tzid) ?? (typeof location === 'string' ? findZone(location) : undefined);
    if (name !== undefined) ianaNames.set(tzid, name);
    definedZones.set(tzid, createDefinedZone(component, tzid, userZone));
  }
  return {
    userZone,
    floating: (calendarZone === undefined ? undefined : findZone(calendarZone)) ?? userZone,
    find: (tzid) => ianaNames.get(tzid) ?? findZone(tzid),
    findDefinition: (tzid) => definedZones.get(tzid),
  };
}

function parseZone(lines: readonly string[]): ICAL.Component | undefined {
  try {
    const parsed = ICAL.parse(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')) as unknown[];
    return new ICAL.Component(parsed as never);
  } catch {
    return undefined;
  }
}

/** Undefined for a time that is invalid, out of range or in an unknown time zone. */
export function readTime(property: ICAL.Property, value: ICAL.Time, zones: ZoneReader): CalendarTime | undefined {
  const { year, month, day, hour, minute, second, isDate } = value;
  if (!(value instanceof ICAL.Time) || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(
      { year, month, day, hour, minute, second: Math.min(second, 59) },
      { overflow: 'reject' },
    );
    if (isDate) return { ...resolve(local.withPlainTime(), zones.userZone), isAllDay: true };
    const tzid = property.getFirstParameter('tzid');
    const ianaZone = typeof tzid === 'string' && tzid !== '' ? zones.find(tzid) : undefined;
    // Some programs write UTC times with a TZID: then a rule repeats by the wall clock of that zone.
    if (value.zone === ICAL.Timezone.utcTimezone) {
      return { instant: resolve(local, 'UTC').instant, timeZone: ianaZone ?? 'UTC', isAllDay: false };
    }
    if (typeof tzid !== 'string' || tzid === '') return { ...resolve(local, zones.floating), isAllDay: false };
    if (ianaZone !== undefined) return { ...resolve(local, ianaZone), isAllDay: false };
    return fromDefinition(local, value, zones.findDefinition(tzid), zones.userZone);
  } catch {
    return undefined;
  }
}

/**
 * Converts a time in a zone that the file defines to an equivalent IANA zone. Without an equivalent zone, the result is
 * the same instant in the user's zone.
 */
function fromDefinition(
  local: Temporal.PlainDateTime,
  value: ICAL.Time,
  zone: DefinedZone | undefined,
  userZone: string,
): CalendarTime | undefined {
  if (zone === undefined) return undefined;
  const equivalent = zone.findEquivalent(value.year);
  if (equivalent !== undefined) return { ...resolve(local, equivalent), isAllDay: false };
  const instant = local.toZonedDateTime('UTC').epochMilliseconds - zone.offsetAt(value) * 60_000;
  return { instant: new Date(instant).toISOString(), timeZone: userZone, isAllDay: false };
}

/**
 * The instant of a local time. A local time that daylight saving skips uses the offset before the gap; one that occurs
 * twice means the first.
 */
function resolve(local: Temporal.PlainDateTime, timeZone: string): { instant: string; timeZone: string } {
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return { instant: new Date(zoned.epochMilliseconds).toISOString(), timeZone };
}

/** Finds a zone written as “Europe/Berlin” or “Europe-Berlin”, after a prefix, or by its Windows name. */
function findZone(tzid: string): string | undefined {
  const name = tzid.replaceAll('"', '').trim();
  const candidates = [
    name,
    windowsZones[name],
    name.replace('-', '/'),
    /([A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?)$/.exec(name)?.[1],
  ];
  return candidates.find((candidate) => candidate !== undefined && isTimeZone(candidate));
}

/** Parses a VTIMEZONE; `userZone` is preferred when several zones match it. */
function createDefinedZone(component: ICAL.Component, tzid: string, userZone: string): DefinedZone {
  const zone = new ICAL.Timezone({ component, tzid });
  const offsetAt = (local: ICAL.Time) => zone.utcOffset(local) / 60;
  const equivalents = new Map<number, string | undefined>();
  return {
    offsetAt,
    findEquivalent: (year) => {
      if (!equivalents.has(year)) equivalents.set(year, findEquivalentZone(zone, year, userZone));
      return equivalents.get(year);
    },
  };
}

/**
 * Finds an IANA zone with equal offsets at two times a month over three years, which is enough to compare the rules of
 * daylight saving.
 */
function findEquivalentZone(zone: ICAL.Timezone, year: number, userZone: string): string | undefined {
  const samples = Array.from({ length: 3 * HALF_MONTHS_PER_YEAR }, (_, index) => {
    const instant = Date.UTC(year - 1, 0, 1, 12) + index * HALF_MONTH_MS;
    const local = ICAL.Time.fromJSDate(new Date(instant), true);
    return { instant, offset: zone.utcOffset(local) / 60 };
  });
  return [userZone, ...candidateZones].find((name) =>
    samples.every(({ instant, offset }) => offsetOf(instant, name) === offset),
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes east of UTC. The Swedish format of a time is nearly ISO 8601, so that it can be parsed. */
function offsetOf(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  const local = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
  return (local - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
}
