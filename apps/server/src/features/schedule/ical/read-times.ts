import ICAL from 'ical.js';
import { type CalendarTime, readTime, type ZoneReader } from './calendar-time.ts';
import { SkipEvent, textOf } from './event-component.ts';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 31 * 1_440;

/** The time of a property; undefined if the event lacks the property. Throws SkipEvent for an invalid time. */
export function timeOf(component: ICAL.Component, name: string, zones: ZoneReader): CalendarTime | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const time = readTime(property, value, zones);
  if (time === undefined)
    throw new SkipEvent(
      `Its time “${property.getFirstParameter('tzid') || value.toString()}” could not be understood.`,
    );
  return time;
}

/**
 * Minutes, from DTEND or DURATION. Without either, an all-day event lasts one day and any other event has no duration.
 */
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
  return checkedMinutes(minutes);
}

/** Throws SkipEvent for a negative duration or more than 31 days. */
export function checkedMinutes(minutes: number): number {
  if (!Number.isFinite(minutes) || minutes < 0) throw new SkipEvent('It ends before it starts.');
  if (minutes > MAX_MINUTES) throw new SkipEvent('It lasts longer than 31 days.');
  return Math.round(minutes);
}

/** Whether an event is free time, as its properties say; without such properties only all-day events are. */
export function isFreeTime(component: ICAL.Component, isAllDay: boolean): boolean {
  const transparency = textOf(component, 'transp').trim().toUpperCase();
  if (transparency === 'TRANSPARENT') return true;
  if (transparency === 'OPAQUE') return false;
  const status = textOf(component, 'x-microsoft-cdo-busystatus').trim().toUpperCase();
  return status === 'FREE' || (status === '' && isAllDay);
}

export function isCancelled(component: ICAL.Component): boolean {
  return textOf(component, 'status').trim().toUpperCase() === 'CANCELLED';
}
