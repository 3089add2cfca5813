import ICAL from 'ical.js';
import { readTime, type CalendarTime, type ZoneReader, createZoneReader } from './calendar-time.ts';

/** One event of a calendar file, with what differs from its rule. Times are ISO instants. */
export interface CalendarEvent {
  uid: string;
  title: string;
  notes: string;
  location: string | null;
  eventDate: string;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  /** RRULE text as it stands in the file, or null. */
  recurrence: string | null;
  exceptions: CalendarException[];
}

export interface CalendarException {
  originalStart: string;
  eventDate: string;
  isCancelled: boolean;
  title?: string;
  /** Minutes. */
  duration?: number;
}

export interface CalendarContent {
  events: CalendarEvent[];
  skipped: { title: string; reason: string }[];
  /** What the calendar calls itself; empty when it does not. */
  name: string;
}

const MOST_EVENTS = 5_000;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 31 * 1_440;
const UNTITLED = 'Untitled event';

class Skip extends Error {}

/**
 * Reads the events of an iCalendar file. Undefined when it is none at all. What cannot be kept as it is meant is
 * skipped with a sentence instead of being kept wrong. `timeZone` is that of times without a zone.
 */
export function readCalendar(text: string, timeZone: string): CalendarContent | undefined {
  const calendars = parseCalendars(text);
  if (calendars === undefined) return undefined;
  const [first] = calendars;
  const name = first === undefined ? '' : (textOf(first, 'x-wr-calname') || textOf(first, 'name')).trim().slice(0, 100);
  const content: CalendarContent = { events: [], skipped: [], name };
  for (const calendar of calendars) readOne(calendar, timeZone, content);
  return content;
}

function parseCalendars(text: string): ICAL.Component[] | undefined {
  const begin = text.search(/BEGIN:VCALENDAR/i);
  if (begin < 0) return undefined;
  try {
    const parsed = ICAL.parse(text.slice(begin)) as unknown[];
    const list = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    return list.map((each) => new ICAL.Component(each as never)).filter(({ name }) => name === 'vcalendar');
  } catch {
    return undefined;
  }
}

function readOne(calendar: ICAL.Component, timeZone: string, content: CalendarContent): void {
  const zones = createZoneReader(calendar, timeZone);
  const components = calendar.getAllSubcomponents('vevent');
  const masters = components.filter((component) => !component.hasProperty('recurrence-id'));
  const overrides = Map.groupBy(
    components.filter((component) => component.hasProperty('recurrence-id')),
    (component) => textOf(component, 'uid'),
  );
  for (const component of masters) {
    if (content.events.length >= MOST_EVENTS) {
      content.skipped.push({
        title: titleOf(component),
        reason: 'The file has more events than can be taken at once.',
      });
      continue;
    }
    try {
      content.events.push(readEvent(component, overrides.get(textOf(component, 'uid')) ?? [], zones));
    } catch (error) {
      const reason = error instanceof Skip ? error.message : 'It could not be read.';
      content.skipped.push({ title: titleOf(component), reason });
    }
  }
}

function readEvent(component: ICAL.Component, overrides: ICAL.Component[], zones: ZoneReader): CalendarEvent {
  const start = timeOf(component, 'dtstart', zones);
  if (start === undefined) throw new Skip('It does not say when it begins.');
  const title = titleOf(component);
  const recurrence = ruleOf(component);
  return {
    uid: textOf(component, 'uid') || `${title}@${start.instant}`,
    title,
    notes: textOf(component, 'description').slice(0, 20_000),
    location: textOf(component, 'location').slice(0, 300) || null,
    eventDate: start.instant,
    duration: durationOf(component, start, zones),
    timeZone: start.timeZone,
    isAllDay: start.isAllDay,
    recurrence,
    exceptions: recurrence === null ? [] : exceptionsOf(component, overrides, start, zones),
  };
}

function ruleOf(component: ICAL.Component): string | null {
  if (component.hasProperty('rdate'))
    throw new Skip('It repeats on days of its own choice (RDATE), which cannot be kept.');
  if (component.hasProperty('exrule')) throw new Skip('It leaves out days by a rule (EXRULE), which cannot be kept.');
  const rules = component.getAllProperties('rrule');
  if (rules.length > 1) throw new Skip('It repeats by several rules at once, which cannot be kept.');
  const value = rules[0]?.getFirstValue();
  return value === undefined || value === null ? null : String(value).slice(0, 500);
}

function exceptionsOf(
  component: ICAL.Component,
  overrides: ICAL.Component[],
  start: CalendarTime,
  zones: ZoneReader,
): CalendarException[] {
  const cancelled = component.getAllProperties('exdate').flatMap((property) =>
    property.getValues().flatMap((value) => {
      const at = readTime(property, value as ICAL.Time, zones);
      return at === undefined ? [] : [{ originalStart: at.instant, eventDate: at.instant, isCancelled: true }];
    }),
  );
  const changed = overrides.flatMap((override) => {
    const original = timeOf(override, 'recurrence-id', zones);
    const moved = timeOf(override, 'dtstart', zones) ?? original;
    if (original === undefined || moved === undefined || original.isAllDay !== start.isAllDay) return [];
    return [
      {
        originalStart: original.instant,
        eventDate: moved.instant,
        isCancelled: textOf(override, 'status').toUpperCase() === 'CANCELLED',
        title: titleOf(override),
        duration: durationOf(override, moved, zones),
      },
    ];
  });
  const bySlot = new Map([...cancelled, ...changed].map((exception) => [exception.originalStart, exception]));
  return [...bySlot.values()].slice(0, 1_000);
}

/** Minutes, from DTEND or DURATION; a day of an all-day event without either. */
function durationOf(component: ICAL.Component, start: CalendarTime, zones: ZoneReader): number {
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
  if (!Number.isFinite(minutes) || minutes < 0) throw new Skip('It ends before it begins.');
  if (minutes > LONGEST_MINUTES) throw new Skip('It lasts longer than 31 days.');
  return Math.round(minutes);
}

function timeOf(component: ICAL.Component, name: string, zones: ZoneReader): CalendarTime | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const time = readTime(property, value, zones);
  if (time === undefined)
    throw new Skip(`Its time “${property.getFirstParameter('tzid') || value.toString()}” could not be understood.`);
  return time;
}

function titleOf(component: ICAL.Component): string {
  return textOf(component, 'summary').trim().slice(0, 300) || UNTITLED;
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '';
}
