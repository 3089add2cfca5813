import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { type CalendarTime, readTime, type ZoneReader } from './calendar-time.ts';
import { SkipEvent, textOf, titleOf } from './event-component.ts';
import { durationOf, isCancelled, isFreeTime, checkedMinutes, timeOf } from './read-times.ts';

/** A changed or cancelled occurrence. */
export interface CalendarException {
  /** The start that the rule gives the occurrence; an ISO instant like `eventDate`. */
  originalStart: string;
  eventDate: string;
  isCancelled: boolean;
  title?: string;
  notes?: string;
  location?: string | null;
  /** Minutes. */
  duration?: number;
  isAllDay?: boolean;
  isFree?: boolean;
}

/** An occurrence in addition to the rule. */
export interface ExtraDate {
  instant: string;
  /** Minutes; absent when it lasts as long as the other occurrences. */
  duration?: number;
}

const MAX_DATES = 1_000;

/** The exceptions of a series: cancelled ones from its EXDATEs, others from the components with a RECURRENCE-ID. */
export function exceptionsOf(
  component: ICAL.Component,
  overrides: readonly ICAL.Component[],
  start: CalendarTime,
  zones: ZoneReader,
): CalendarException[] {
  const cancelled = valuesOf(component, 'exdate').flatMap(({ property, value }) => {
    const at = value instanceof ICAL.Time ? occurrenceStart(property, value, start, zones) : undefined;
    return at === undefined ? [] : [{ originalStart: at, eventDate: at, isCancelled: true }];
  });
  const changed = overrides.flatMap((override) => readOverride(override, component, start, zones) ?? []);
  const byStart = new Map([...cancelled, ...changed].map((exception) => [exception.originalStart, exception]));
  return [...byStart.values()].slice(0, MAX_DATES);
}

/** The extra dates of a series, from its RDATEs: times, days or periods. */
export function extraDatesOf(component: ICAL.Component, start: CalendarTime, zones: ZoneReader): ExtraDate[] {
  const found = new Map<string, ExtraDate>();
  for (const { property, value } of valuesOf(component, 'rdate')) {
    const begin = value instanceof ICAL.Period ? value.start : value;
    const instant = begin instanceof ICAL.Time ? occurrenceStart(property, begin, start, zones) : undefined;
    if (instant === undefined) throw new SkipEvent('It repeats on days (RDATE) that could not be understood.');
    const length = value instanceof ICAL.Period ? value.getDuration().toSeconds() / 60 : undefined;
    found.set(instant, { instant, ...(length !== undefined && { duration: checkedMinutes(length) }) });
  }
  if (found.size > MAX_DATES) throw new SkipEvent(`It repeats on more than ${MAX_DATES} individual days (RDATE).`);
  return [...found.values()].toSorted((a, b) => (a.instant < b.instant ? -1 : 1));
}

function valuesOf(component: ICAL.Component, name: string): { property: ICAL.Property; value: unknown }[] {
  return component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value: unknown) => ({ property, value })));
}

function readOverride(
  override: ICAL.Component,
  series: ICAL.Component,
  start: CalendarTime,
  zones: ZoneReader,
): CalendarException | undefined {
  const property = override.getFirstProperty('recurrence-id');
  const value = property?.getFirstValue();
  const original = property && value instanceof ICAL.Time ? occurrenceStart(property, value, start, zones) : undefined;
  if (property?.getFirstParameter('range'))
    throw new SkipEvent('It changes all later occurrences at once (RANGE), which is not supported.');
  if (original === undefined) return undefined;
  const newStart = timeOf(override, 'dtstart', zones) ?? { ...start, instant: original };
  return {
    originalStart: original,
    eventDate: newStart.instant,
    isCancelled: isCancelled(override),
    ...(override.hasProperty('summary') && { title: titleOf(override) }),
    ...differingFields(override, series, 'description', (notes) => ({ notes: notes.slice(0, 20_000) })),
    ...differingFields(override, series, 'location', (place) => ({ location: place.slice(0, 300) || null })),
    duration: durationOf(override, newStart, zones),
    ...(newStart.isAllDay !== start.isAllDay && { isAllDay: newStart.isAllDay }),
    ...(override.hasProperty('transp') && { isFree: isFreeTime(override, newStart.isAllDay) }),
  };
}

/**
 * The fields that `toFields` makes from a text property of an override; undefined if the override lacks the property,
 * or if the series has the same text.
 */
function differingFields<Fields>(
  override: ICAL.Component,
  series: ICAL.Component,
  name: string,
  toFields: (text: string) => Fields,
): Fields | undefined {
  const text = textOf(override, name);
  return override.hasProperty(name) && text !== textOf(series, name) ? toFields(text) : undefined;
}

/**
 * The start of the occurrence that a value refers to. Some programs write a day for a series with a time: it means the
 * time of the series on that day. Others write a time for an all-day series: it means the day of that time.
 */
function occurrenceStart(
  property: ICAL.Property,
  value: ICAL.Time,
  start: CalendarTime,
  zones: ZoneReader,
): string | undefined {
  const at = readTime(property, value, zones);
  if (at === undefined || at.isAllDay === start.isAllDay) return at?.instant;
  const zone = start.timeZone;
  const day = at.isAllDay
    ? Temporal.PlainDate.from({ year: value.year, month: value.month, day: value.day })
    : toLocalDateTime(at.instant, at.timeZone).toPlainDate();
  const time = start.isAllDay ? undefined : toLocalDateTime(start.instant, zone).toPlainTime();
  const local = day.toPlainDateTime(time ?? Temporal.PlainTime.from('00:00'));
  return new Date(local.toZonedDateTime(zone).epochMilliseconds).toISOString();
}

function toLocalDateTime(instant: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
}
