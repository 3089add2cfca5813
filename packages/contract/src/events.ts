import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp, versionHeaders } from './primitives.ts';

/** A UUID, or for one occurrence of a repeating event `{seriesId}~{originalStart}`. */
export const EventId = z
  .string()
  .check(
    z.regex(
      /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?:~\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?$/,
      'This is not a valid id.',
    ),
  );

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
  /** IANA name. A recurring event keeps its local time there; an all-day one its calendar days. */
  timeZone: z.string(),
  /** Begins at local midnight and lasts whole days, 1,440 minutes each. */
  isAllDay: z.boolean(),
  /** Its time stays free: it stands in the way of nothing, neither of other events nor of free slots. */
  isFree: z.boolean(),
  location: z.nullable(z.string()),
  /** RFC 5545 RRULE text; null when it happens once. */
  recurrence: z.nullable(z.string()),
  seriesId: z.nullable(Id),
  /** Where the rule put an occurrence, even after it was moved. */
  originalStart: z.nullable(Timestamp),
  /** The task it gives time to. */
  taskId: z.nullable(Id),
  /** The message it came from; null when added by hand. */
  conversationId: z.nullable(Id),
  messageId: z.nullable(Id),
  /** Only of events from a calendar that is followed: they can be read, not changed. */
  calendar: z.optional(z.object({ id: Id, name: z.string(), color: z.string() })),
});
export type Event = z.output<typeof Event>;

/** Absent: 30 days back and 90 days ahead. Days are those of the person's zone, both included. */
export const EventListQuery = z.object({ from: z.optional(dayOrTimestamp()), to: z.optional(dayOrTimestamp()) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
    path: ['to'],
    error: 'Please give an end after the start.',
  }),
);
export type EventListQuery = z.output<typeof EventListQuery>;

const HOUR_MS = 3_600_000;

/** Whether there is a zone in which the window is not empty: days begin up to 14 hours before UTC's, and end up to 12 after. */
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
  summary: 'Events and occurrences of recurring ones within a window, earliest first.',
  query: EventListQuery,
  response: z.array(Event),
  responseHeaders: versionHeaders,
  errors: ['events.too_many'],
});
