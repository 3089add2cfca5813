import { Temporal } from 'temporal-polyfill';
import type { FeedEvent, FeedException } from '../schedule.service.ts';
import { escapeText, foldLine, localStamp, utcStamp } from './ics-lines.ts';
import { timeZoneBlock } from './time-zone-block.ts';

export interface Feed {
  appName: string;
  /** The app's address, for links to conversations. */
  address: string;
  events: readonly FeedEvent[];
  /** By event id: how many minutes before the start its reminders fire. */
  leadMinutes: ReadonlyMap<string, readonly number[]>;
}

const DAY_MINUTES = 1_440;

/** Writes all events of a user as an iCalendar object (RFC 5545, RFC 7986). */
export function writeFeed({ appName, address, events, leadMinutes }: Feed): string {
  const zones: ZoneSpans = new Map();
  for (const event of events) addZone(zones, event);
  const entries = events.map((event) => writeEntry(event, address, leadMinutes.get(event.id) ?? []));
  return [writeHead(appName, zones), ...entries, CALENDAR_END].join('');
}

/** Time zones in use, with the start of their first and last events. */
export type ZoneSpans = Map<string, { since: Date; until: Date }>;

/** The part of the file before the events. */
export function writeHead(appName: string, zones: ZoneSpans): string {
  return toText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(appName)}//Calendar feed//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(appName)}`,
    `X-WR-CALNAME:${escapeText(appName)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...[...zones].flatMap(([timeZone, { since, until }]) => timeZoneBlock(timeZone, since, until)),
  ]);
}

/** An event with its exceptions; `leadMinutes` says how many minutes before the start its reminders fire. */
export function writeEntry(event: FeedEvent, address: string, leadMinutes: readonly number[]): string {
  return toText(writeEvent(event, address, leadMinutes));
}

export const CALENDAR_END = 'END:VCALENDAR\r\n';

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent(event: FeedEvent, address: string, leadMinutes: readonly number[]): string[] {
  const cancelled = event.exceptions.filter(({ isCancelled }) => isCancelled);
  const changed = event.exceptions.filter(({ isCancelled }) => !isCancelled);
  const rule = event.recurrence === null ? [] : [`RRULE:${ruleFor(event)}`];
  const exdates = cancelled.map(({ originalStart }) => writeTime('EXDATE', event, originalStart));
  return [
    ...writeComponent(event, event.eventDate, [...rule, ...exdates], address, leadMinutes, event.localStart),
    ...changed.flatMap((exception) => writeException(event, exception, address, leadMinutes)),
  ];
}

function writeException(
  event: FeedEvent,
  { originalStart, eventDate, changes }: FeedException,
  address: string,
  leadMinutes: readonly number[],
): string[] {
  const occurrence = { ...event, ...changes };
  return writeComponent(
    occurrence,
    eventDate,
    [writeTime('RECURRENCE-ID', event, originalStart)],
    address,
    leadMinutes,
    null,
  );
}

function writeComponent(
  event: FeedEvent,
  start: Date,
  extraLines: readonly string[],
  address: string,
  leadMinutes: readonly number[],
  localStart: string | null,
): string[] {
  const links = event.conversationId === null ? [] : [`${address}/conversation-chat/${event.conversationId}`];
  const description = [event.notes, ...links].filter((text) => text !== '').join('\n\n');
  const end = new Date(start.getTime() + event.duration * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utcStamp(event.updatedAt)}`,
    `CREATED:${utcStamp(event.createdAt)}`,
    `LAST-MODIFIED:${utcStamp(event.updatedAt)}`,
    `SEQUENCE:${event.revision}`,
    writeTime('DTSTART', event, start, localStart),
    ...(event.duration === 0
      ? []
      : [event.isAllDay ? allDayEnd(event, start, localStart) : writeTime('DTEND', event, end)]),
    ...extraLines,
    `SUMMARY:${escapeText(event.title)}`,
    `TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(event.location === null || event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...links.map((url) => `URL:${url}`),
    ...leadMinutes.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${minutes}M`,
      `DESCRIPTION:${escapeText(event.title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** A date for all-day events, a local time with its zone for series, else UTC. */
function writeTime(name: string, event: FeedEvent, instant: Date, localStart: string | null = null): string {
  const { isAllDay, recurrence, timeZone } = event;
  const local = () => localStart ?? toLocalText(instant, timeZone);
  if (isAllDay) return `${name};VALUE=DATE:${localStamp(local()).slice(0, 8)}`;
  if (recurrence === null || timeZone === 'UTC') return `${name}:${utcStamp(instant)}`;
  return `${name};TZID=${timeZone}:${localStamp(local())}`;
}

/** The DTEND of an all-day event: the day after its last day, because DTEND is exclusive. */
function allDayEnd({ duration, timeZone }: FeedEvent, start: Date, localStart: string | null): string {
  const days = Math.max(1, Math.round(duration / DAY_MINUTES));
  const day = Temporal.PlainDate.from((localStart ?? toLocalText(start, timeZone)).slice(0, 10)).add({ days });
  return `DTEND;VALUE=DATE:${day.toString().replaceAll('-', '')}`;
}

function toLocalText(instant: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
}

/** The rule with UNTIL in the type that RFC 5545 requires: a date for all-day events, otherwise a time in UTC. */
function ruleFor({ recurrence, isAllDay, timeZone }: FeedEvent): string {
  return (recurrence ?? '').replace(
    /UNTIL=(\d{8})(T\d{6})?(Z?)/,
    (_all, day: string, time: string = '', utc: string) => {
      if (isAllDay) return `UNTIL=${day}`;
      if (utc !== '') return `UNTIL=${day}${time}Z`;
      const local = Temporal.PlainDateTime.from(`${day}${time === '' ? 'T235959' : time}`);
      return `UNTIL=${utcStamp(new Date(local.toZonedDateTime(timeZone).epochMilliseconds))}`;
    },
  );
}

/** Adds the time zone of an event to those the file has to define; only series with a time of day need one. */
export function addZone(zones: ZoneSpans, { timeZone, recurrence, isAllDay, eventDate }: FeedEvent): void {
  if (recurrence === null || isAllDay || timeZone === 'UTC') return;
  const { since, until } = zones.get(timeZone) ?? { since: eventDate, until: eventDate };
  zones.set(timeZone, { since: eventDate < since ? eventDate : since, until: eventDate > until ? eventDate : until });
}
