import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp, versionHeaders } from './primitives.ts';

/** A UUID, or `{seriesId}~{originalStart}` for one occurrence of a recurring event. */
export const EventId = z
  .string()
  .check(
    z.regex(
      /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?:~\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?$/,
      'This is not a valid id.',
    ),
  );

/** The longest event that can be created: 31 days. */
export const MAX_EVENT_MINUTES = 31 * 24 * 60;

export const Event = z.object({
  /** A UUID; for an occurrence of a recurring event `{seriesId}~{originalStart}`. */
  id: z.string(),
  title: z.string(),
  eventDate: Timestamp,
  /** Minutes. */
  duration: Count,
  notes: z.string(),
  category: z.nullable(z.object({ id: Id, name: z.string(), color: z.string() })),
  /** True: found in a chat ('AI Chat Extraction'). False: 'Manually Added'. */
  isAutoDetected: z.boolean(),
  /** IANA name. A recurring event keeps its local time in this zone, and an all-day event its days. */
  timeZone: z.string(),
  /** Starts at local midnight and lasts whole days of 1,440 minutes each. */
  isAllDay: z.boolean(),
  /** Whether its time stays free: then it causes no conflicts and does not block free slots. */
  isFree: z.boolean(),
  location: z.nullable(z.string()),
  /** RFC 5545 RRULE text; null if it does not recur. */
  recurrence: z.nullable(z.string()),
  seriesId: z.nullable(Id),
  /** The start by the rule, even if the occurrence was moved. */
  originalStart: z.nullable(Timestamp),
  /** The task that the event reserves time for. */
  taskId: z.nullable(Id),
  /** The message the event was found in; null if created by hand. */
  conversationId: z.nullable(Id),
  messageId: z.nullable(Id),
  /** Only for events of a followed calendar, which are read-only. */
  calendar: z.optional(z.object({ id: Id, name: z.string(), color: z.string() })),
});
export type Event = z.output<typeof Event>;

/** If absent, from 30 days ago to 90 days ahead. Days are in the user's time zone, both included. */
export const EventListQuery = z.object({ from: z.optional(dayOrTimestamp()), to: z.optional(dayOrTimestamp()) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
    path: ['to'],
    error: 'The end must be after the start.',
  }),
);
export type EventListQuery = z.output<typeof EventListQuery>;

const HOUR_MS = 3_600_000;

/**
 * Whether the end is after the start in at least one time zone: a local day starts up to 14 hours before the same day in
 * UTC and ends up to 12 hours after it.
 */
function isInOrder(from: string, to: string): boolean {
  const isDay = (text: string): boolean => text.length === 10;
  if (isDay(from) && isDay(to)) return from <= to;
  const start = Date.parse(from) - (isDay(from) ? 14 * HOUR_MS : 0);
  const end = Date.parse(to) + (isDay(to) ? 36 * HOUR_MS : 0);
  return start < end;
}

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'user',
  scope: 'plan:read',
  summary: 'Events and occurrences of recurring ones within a window, earliest first.',
  query: EventListQuery,
  response: z.array(Event),
  responseHeaders: versionHeaders,
  errors: ['events.too_many'],
});
