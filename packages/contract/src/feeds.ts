/** Calendars of other services that a user follows: fetched regularly, shown with the user's own events, read-only. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, HexColor, Id, limits, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';
import { MinutesBefore } from './reminders.ts';

export const FollowedCalendar = z.object({
  id: Id,
  url: z.string(),
  name: z.string(),
  color: HexColor,
  /** Hidden events are not shown and do not count as busy. */
  isHidden: z.boolean(),
  /** The user is notified this many minutes before each event that is not all-day; null: never. */
  reminderMinutes: z.nullable(z.int()),
  eventCount: Count,
  /** Number of events that are omitted because they cannot be represented. */
  skippedCount: Count,
  /** The last successful fetch. */
  readAt: Timestamp,
  /** Why the last fetch failed, in one sentence; null if it succeeded. */
  fault: z.nullable(z.string()),
  /** The next scheduled fetch. */
  nextReadAt: Timestamp,
});
export type FollowedCalendar = z.output<typeof FollowedCalendar>;

const ADDRESS_FAULT = 'Please enter the address of a calendar, such as https://example.org/calendar.ics.';
const name = trimmedText({ label: 'Name', max: limits.nameLength });

const reminderMinutes = z.optional(z.nullable(MinutesBefore));

export const FollowCalendarBody = requestObject({
  /** http, https, or webcal, which is fetched as https. */
  url: z.string(ADDRESS_FAULT).check(
    z.trim(),
    z.maxLength(2_000, ADDRESS_FAULT),
    z.refine((text) => /^(?:https?|webcals?):\/\/[^\s\0]+$/i.test(text) && URL.canParse(text), ADDRESS_FAULT),
  ),
  /** If absent, the name in the calendar. */
  name: z.optional(name),
  /** If absent, the next unused colour. */
  color: z.optional(HexColor),
  reminderMinutes,
});
export type FollowCalendarBody = z.output<typeof FollowCalendarBody>;

/** Absent fields are not changed. */
export const FollowedCalendarChange = requestObject({
  name: z.optional(name),
  color: z.optional(HexColor),
  isHidden: z.optional(z.boolean('Please send true or false.')),
  reminderMinutes,
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please send at least one field to change.'));
export type FollowedCalendarChange = z.output<typeof FollowedCalendarChange>;

const params = z.object({ id: Id });
const readingFaults = [
  'fetcher.address_refused',
  'fetcher.too_large',
  'feeds.no_answer',
  'feeds.bad_answer',
  'calendar.not_a_calendar',
  'calendar.too_complicated',
] as const;

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/feeds',
  access: 'user',
  summary: 'The calendars that the user follows, by name.',
  response: z.array(FollowedCalendar),
  errors: [],
});

export const followCalendar = endpoint({
  method: 'POST',
  path: '/api/feeds',
  access: 'user',
  summary: 'Follows a calendar. It is fetched at once, so that a wrong address is reported.',
  body: FollowCalendarBody,
  response: FollowedCalendar,
  status: 201,
  errors: ['feeds.already_followed', 'feeds.too_many', ...readingFaults],
});

export const updateFeed = endpoint({
  method: 'PATCH',
  path: '/api/feeds/:id',
  access: 'user',
  summary: 'Changes the name, colour, visibility or reminder of a followed calendar.',
  params,
  body: FollowedCalendarChange,
  response: FollowedCalendar,
  errors: ['feeds.not_found'],
});

export const refreshFeed = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/refresh',
  access: 'user',
  summary: 'Fetches a followed calendar now. A failure is reported in `fault`.',
  params,
  response: FollowedCalendar,
  errors: ['feeds.not_found'],
});

export const unfollowCalendar = endpoint({
  method: 'DELETE',
  path: '/api/feeds/:id',
  access: 'user',
  summary: 'Stops following a calendar and removes its events from the schedule.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['feeds.not_found'],
});
