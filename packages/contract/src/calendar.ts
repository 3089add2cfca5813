import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, QueryFlag, Timestamp } from './primitives.ts';

/** The address of the private feed. Anyone who knows it can read the feed, so it can be changed. */
export const CalendarFeed = z.object({ url: z.string() });
export type CalendarFeed = z.output<typeof CalendarFeed>;

const missing = 'There is no calendar at this address.';

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'user',
  summary: 'The address of the private feed for other calendar programs.',
  response: CalendarFeed,
  errors: [],
});

export const rotateCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/rotate',
  access: 'user',
  summary: 'Changes the address of the feed; the old one stops working.',
  response: CalendarFeed,
  errors: [],
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  access: 'public',
  summary: 'All events of a user as iCalendar, with time zones, rules, exceptions and alarms.',
  params: z.object({ token: z.string(missing).check(z.regex(/^[A-Za-z0-9_-]{43}$/, missing)) }),
  response: z.unknown(),
  produces: 'binary',
  responseHeaders: {
    ETag: 'A request that sends it back as If-None-Match is answered 304 while the feed is unchanged',
  },
  errors: ['calendar.feed_not_found'],
});

/**
 * The result of importing a calendar file, or the expected result with `preview`. found = created + updated + unchanged
 * + skipped.
 */
export const CalendarImport = z.object({
  isPreview: z.boolean(),
  counts: z.object({ found: Count, created: Count, updated: Count, unchanged: Count, skipped: Count }),
  /** The first 200 that are created or updated. */
  events: z.array(
    z.object({
      title: z.string(),
      eventDate: Timestamp,
      /** Minutes. */
      duration: Count,
      timeZone: z.string(),
      isAllDay: z.boolean(),
      recurrence: z.nullable(z.string()),
    }),
  ),
  /** The first 200, each with a reason in one sentence. */
  skipped: z.array(z.object({ title: z.string(), reason: z.string() })),
});
export type CalendarImport = z.output<typeof CalendarImport>;

export const importCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/import',
  access: 'user',
  summary: 'Imports the events of an .ics file, or previews the import.',
  query: z.object({ preview: z.optional(QueryFlag) }),
  response: CalendarImport,
  consumes: 'multipart',
  // too_complicated: reading the file takes too long, for example because of its recurrence rules.
  errors: ['calendar.file_missing', 'calendar.not_a_calendar', 'calendar.too_large', 'calendar.too_complicated'],
});
