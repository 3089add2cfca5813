/** Calendars from elsewhere that a person follows: read again and again, shown beside their own events, never changed. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, HexColor, Id, limits, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';
import { MinutesBefore } from './reminders.ts';

export const FollowedCalendar = z.object({
  id: Id,
  url: z.string(),
  name: z.string(),
  color: HexColor,
  /** Neither shown nor busy. */
  isHidden: z.boolean(),
  /** Its events are told of so long before they begin, whole days apart; null: not at all. */
  reminderMinutes: z.nullable(z.int()),
  eventCount: Count,
  /** Events that cannot be kept as they are meant, and are left out. */
  skippedCount: Count,
  /** When it was last read without a fault. */
  readAt: Timestamp,
  /** Why the latest try failed, in a sentence; null when it did not. */
  fault: z.nullable(z.string()),
  /** When it is read next. */
  nextReadAt: Timestamp,
});
export type FollowedCalendar = z.output<typeof FollowedCalendar>;

const ADDRESS_FAULT = 'Please give the address of a calendar, such as https://example.org/calendar.ics.';
const name = trimmedText({ label: 'Name', max: limits.nameLength });

const reminderMinutes = z.optional(z.nullable(MinutesBefore));

export const FollowCalendarBody = requestObject({
  /** http, https, or webcal, which means https. */
  url: z.string(ADDRESS_FAULT).check(
    z.trim(),
    z.maxLength(2_000, ADDRESS_FAULT),
    z.refine((text) => /^(?:https?|webcals?):\/\/[^\s\0]+$/i.test(text) && URL.canParse(text), ADDRESS_FAULT),
  ),
  /** That of the calendar itself when absent. */
  name: z.optional(name),
  /** The next one when absent. */
  color: z.optional(HexColor),
  reminderMinutes,
});
export type FollowCalendarBody = z.output<typeof FollowCalendarBody>;

/** Absent fields stay. */
export const FollowedCalendarChange = requestObject({
  name: z.optional(name),
  color: z.optional(HexColor),
  isHidden: z.optional(z.boolean('Please give true or false.')),
  reminderMinutes,
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please name something to change.'));
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
  summary: 'The calendars that the person follows, by name.',
  response: z.array(FollowedCalendar),
  errors: [],
});

export const followCalendar = endpoint({
  method: 'POST',
  path: '/api/feeds',
  access: 'user',
  summary: 'Follow a calendar. It is read at once, so that a wrong address is known at once.',
  body: FollowCalendarBody,
  response: FollowedCalendar,
  status: 201,
  errors: ['feeds.already_followed', 'feeds.too_many', ...readingFaults],
});

export const updateFeed = endpoint({
  method: 'PATCH',
  path: '/api/feeds/:id',
  access: 'user',
  summary: 'Rename, recolour, hide or show a followed calendar.',
  params,
  body: FollowedCalendarChange,
  response: FollowedCalendar,
  errors: ['feeds.not_found'],
});

export const refreshFeed = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/refresh',
  access: 'user',
  summary: 'Read a followed calendar now. What goes wrong is told by its `fault`.',
  params,
  response: FollowedCalendar,
  errors: ['feeds.not_found'],
});

export const unfollowCalendar = endpoint({
  method: 'DELETE',
  path: '/api/feeds/:id',
  access: 'user',
  summary: 'Follow a calendar no more; its events go from the schedule.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['feeds.not_found'],
});
