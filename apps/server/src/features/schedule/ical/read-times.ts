import ICAL from 'ical.js';
import { type CalendarTime, readTime, type ZoneReader } from './calendar-time.ts';
import { textOf } from './event-component.ts';
import { Skip } from './skip.ts';

const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 31 * 1_440;

/** The time of a property; undefined without one. Throws Skip for one that cannot be understood. */
export function timeOf(component: ICAL.Component, name: string, zones: ZoneReader): CalendarTime | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const time = readTime(property, value, zones);
  if (time === undefined)
    throw new Skip(`Its time “${property.getFirstParameter('tzid') || value.toString()}” could not be understood.`);
  return time;
}

/** Minutes, from DTEND or DURATION; a day of an all-day event without either. */
export function durationOf(component: ICAL.Component, start: CalendarTime, zones: ZoneReader): number {
  const end = timeOf(component, 'dtend', zones);
  const length = component.getFirstPropertyValue('duration');
  const minutes =
    end !== undefined
      ? (Date.parse(end.instant) - Date.parse(start.instant)) / MINUTE_MS
      : length instanceof ICAL.Duration
        ? length.toSeconds() / 60
        : start.isAllDay
          ? 1_440
          : 0;
  return soundMinutes(minutes);
}

/** Throws Skip for what no event lasts. */
export function soundMinutes(minutes: number): number {
  if (!Number.isFinite(minutes) || minutes < 0) throw new Skip('It ends before it begins.');
  if (minutes > LONGEST_MINUTES) throw new Skip('It lasts longer than 31 days.');
  return Math.round(minutes);
}

/** Whether its time stays free: as it says itself, else whole days do and times of day do not. */
export function isFreeTime(component: ICAL.Component, isAllDay: boolean): boolean {
  const said = textOf(component, 'transp').trim().toUpperCase();
  if (said === 'TRANSPARENT') return true;
  if (said === 'OPAQUE') return false;
  const status = textOf(component, 'x-microsoft-cdo-busystatus').trim().toUpperCase();
  return status === 'FREE' || (status === '' && isAllDay);
}

export function isCancelled(component: ICAL.Component): boolean {
  return textOf(component, 'status').trim().toUpperCase() === 'CANCELLED';
}
