import type ICAL from 'ical.js';
import { type SplitCalendar, splitCalendars } from './split-calendars.ts';
import { type CalendarTime, createZoneReader, type ZoneReader } from './calendar-time.ts';
import {
  type EventComponent,
  numberOf,
  readEventLines,
  SkipEvent,
  textOf,
  titleIn,
  titleOf,
} from './event-component.ts';
import { type CalendarException, exceptionsOf, type ExtraDate, extraDatesOf } from './read-differences.ts';
import { durationOf, isCancelled, isFreeTime, timeOf } from './read-times.ts';

/** One event of a calendar file, with its exceptions. Times are ISO instants. */
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
  isFree: boolean;
  /** RRULE text as in the file, or null. */
  recurrence: string | null;
  exceptions: CalendarException[];
  /** Occurrences in addition to those of the rule. */
  extraDates: ExtraDate[];
}

export interface CalendarContent {
  events: CalendarEvent[];
  skipped: { title: string; reason: string }[];
  /** The calendar's own name; may be empty. */
  name: string;
}

const MAX_EVENTS = 5_000;

/**
 * Parses the events of an iCalendar file; undefined when the text is not a calendar. Events that cannot be stored
 * faithfully are skipped with a reason. `timeZone` applies to times without a time zone.
 */
export function readCalendar(text: string, timeZone: string): CalendarContent | undefined {
  const calendars = splitCalendars(text);
  if (calendars === undefined) return undefined;
  const names = calendars.map(({ properties }) => properties.get('X-WR-CALNAME') ?? properties.get('NAME') ?? '');
  // In a text value a backslash escapes the next character.
  const name = (names[0] ?? '').replaceAll(/\\(.)/g, '$1').trim().slice(0, 100);
  const content: CalendarContent = { events: [], skipped: [], name };
  for (const calendar of calendars) addEventsOf(calendar, timeZone, content);
  return content;
}

function addEventsOf(calendar: SplitCalendar, timeZone: string, content: CalendarContent): void {
  const zones = createZoneReader(calendar.zones, timeZone, calendar.properties.get('X-WR-TIMEZONE'));
  const { masters, overrides } = separateOverrides(calendar, content);
  for (const master of masters) {
    const ownOverrides = overrides.get(textOf(master.component, 'uid')) ?? [];
    collect(content, master.component, () => readEvent(master, ownOverrides, zones));
  }
  const masterUids = new Set(masters.map(({ component }) => textOf(component, 'uid')));
  for (const [uid, orphans] of overrides) {
    // An invitation to one occurrence comes without its series.
    if (!masterUids.has(uid)) for (const orphan of orphans) collect(content, orphan, () => readOrphan(orphan, zones));
  }
}

/** Separates events and series from the components that change a single occurrence of a series. */
function separateOverrides(calendar: SplitCalendar, content: CalendarContent) {
  const masters: EventComponent[] = [];
  const overrides: ICAL.Component[] = [];
  for (const { lines, isCut } of calendar.events) {
    try {
      if (isCut) throw new SkipEvent('The file ends in the middle of it.');
      const read = readEventLines(lines);
      if (read.component.hasProperty('recurrence-id')) overrides.push(read.component);
      else masters.push(read);
    } catch (error) {
      content.skipped.push({ title: titleIn(lines), reason: reasonOf(error) });
    }
  }
  return {
    masters: keepLatestMasters(masters),
    overrides: Map.groupBy(overrides, (component) => textOf(component, 'uid')),
  };
}

/** Keeps the latest version of each event, by SEQUENCE. */
function keepLatestMasters(masters: EventComponent[]): EventComponent[] {
  const latest = new Map<string, number>();
  for (const { component } of masters) {
    const uid = textOf(component, 'uid');
    latest.set(uid, Math.max(latest.get(uid) ?? -Infinity, numberOf(component, 'sequence')));
  }
  return masters.filter(({ component }) => {
    const uid = textOf(component, 'uid');
    return uid === '' || numberOf(component, 'sequence') >= (latest.get(uid) ?? -Infinity);
  });
}

function collect(content: CalendarContent, component: ICAL.Component, read: () => CalendarEvent): void {
  try {
    if (content.events.length >= MAX_EVENTS)
      throw new SkipEvent('The file has more events than can be imported at once.');
    content.events.push(read());
  } catch (error) {
    content.skipped.push({ title: titleOf(component), reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof SkipEvent ? error.message : 'It could not be read.';
}

function readEvent({ component, rules }: EventComponent, overrides: ICAL.Component[], zones: ZoneReader) {
  const start = startOf(component, zones);
  const recurrence = ruleOf(component, rules);
  // The event's other times without a time zone are in the zone of its start.
  const eventZones = { ...zones, floating: start.timeZone };
  return {
    ...detailsOf(component, start, eventZones),
    // An event without a UID is the same event in a later import if its title, start and rules are the same.
    uid: textOf(component, 'uid') || [titleOf(component), start.instant, ...rules].join('@'),
    recurrence,
    exceptions: exceptionsOf(component, overrides, start, eventZones),
    extraDates: extraDatesOf(component, start, eventZones),
  };
}

/** Reads a changed occurrence whose series is not in the file as a single event. */
function readOrphan(component: ICAL.Component, zones: ZoneReader): CalendarEvent {
  const start = startOf(component, zones);
  const uid = `${textOf(component, 'uid')}/${String(component.getFirstPropertyValue('recurrence-id'))}`;
  const eventZones = { ...zones, floating: start.timeZone };
  return { ...detailsOf(component, start, eventZones), uid, recurrence: null, exceptions: [], extraDates: [] };
}

function startOf(component: ICAL.Component, zones: ZoneReader): CalendarTime {
  if (isCancelled(component)) throw new SkipEvent('It was cancelled.');
  const start = timeOf(component, 'dtstart', zones);
  if (start === undefined) throw new SkipEvent('It has no start time.');
  return start;
}

function detailsOf(component: ICAL.Component, start: CalendarTime, zones: ZoneReader) {
  return {
    title: titleOf(component),
    notes: textOf(component, 'description').slice(0, 20_000),
    location: textOf(component, 'location').slice(0, 300) || null,
    eventDate: start.instant,
    duration: durationOf(component, start, zones),
    timeZone: start.timeZone,
    isAllDay: start.isAllDay,
    isFree: isFreeTime(component, start.isAllDay),
  };
}

function ruleOf(component: ICAL.Component, rules: readonly string[]): string | null {
  if (component.hasProperty('exrule'))
    throw new SkipEvent('It excludes days by a rule (EXRULE), which is not supported.');
  if (rules.length > 1) throw new SkipEvent('It repeats by several rules at once, which is not supported.');
  return rules[0] === undefined || rules[0] === '' ? null : rules[0].slice(0, 500);
}
