import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { windowsZones } from './windows-zones.table.ts';

export interface CalendarTime {
  /** ISO instant; of an all-day one local midnight. */
  instant: string;
  /** IANA name. */
  timeZone: string;
  isAllDay: boolean;
}

export interface ZoneReader {
  /** For times without a zone. */
  own: string;
  /** The IANA zone a TZID stands for; undefined when it is none. */
  find(tzid: string): string | undefined;
  /** What the file itself says about a zone of its own. */
  described(tzid: string): ICAL.Timezone | undefined;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

export function createZoneReader(calendar: ICAL.Component, own: string): ZoneReader {
  const described = new Map<string, ICAL.Timezone>();
  for (const component of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = component.getFirstPropertyValue('tzid');
    if (typeof tzid === 'string') described.set(tzid, new ICAL.Timezone({ component, tzid }));
  }
  return { own, find: findZone, described: (tzid) => described.get(tzid) };
}

/** Undefined for what is no time at all, is out of range, or lies in a zone nobody knows. */
export function readTime(property: ICAL.Property, value: ICAL.Time, zones: ZoneReader): CalendarTime | undefined {
  const { year, month, day, hour, minute, second, isDate } = value;
  if (!(value instanceof ICAL.Time) || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(
      { year, month, day, hour, minute, second: Math.min(second, 59) },
      { overflow: 'reject' },
    );
    if (isDate) return { ...place(local.withPlainTime(), zones.own), isAllDay: true };
    if (value.zone === ICAL.Timezone.utcTimezone) return { ...place(local, 'UTC'), isAllDay: false };
    const tzid = property.getFirstParameter('tzid');
    if (typeof tzid !== 'string' || tzid === '') return { ...place(local, zones.own), isAllDay: false };
    const known = zones.find(tzid);
    if (known !== undefined) return { ...place(local, known), isAllDay: false };
    return byDescription(value, zones.described(tzid), zones.own);
  } catch {
    return undefined;
  }
}

/** A zone that only the file knows: the instant is right, and from there on the person's own zone holds. */
function byDescription(value: ICAL.Time, zone: ICAL.Timezone | undefined, own: string): CalendarTime | undefined {
  if (zone === undefined) return undefined;
  const offset = zone.utcOffset(value);
  const { year, month, day, hour, minute, second } = value;
  const instant = Date.UTC(year, month - 1, day, hour, minute, second) - offset * 1000;
  return { instant: new Date(instant).toISOString(), timeZone: own, isAllDay: false };
}

/** A time that daylight saving skips is read by the offset before, one that comes twice is the first. */
function place(local: Temporal.PlainDateTime, timeZone: string): { instant: string; timeZone: string } {
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return { instant: new Date(zoned.epochMilliseconds).toISOString(), timeZone };
}

/** 'Europe/Berlin' by itself, behind a prefix, or by its Windows name. */
function findZone(tzid: string): string | undefined {
  const name = tzid.replaceAll('"', '').trim();
  const candidates = [name, windowsZones[name], /([A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?)$/.exec(name)?.[1]];
  return candidates.find((candidate) => candidate !== undefined && isZone(candidate));
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
