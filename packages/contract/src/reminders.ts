import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { EventId } from './events.ts';
import {
  RequestTimestamp,
  Id,
  limits,
  NoContent,
  requestObject,
  Timestamp,
  TimeZone,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

/**
 * `scheduled` is due later; `fired` was sent and not marked as done yet; `snoozed` was sent and is due again; `missed`
 * was sent more than a day late, because the app was not running; `done`.
 */
export const ReminderStatus = z.enum(['scheduled', 'fired', 'snoozed', 'done', 'missed']);
export type ReminderStatus = z.output<typeof ReminderStatus>;

/** The channels of a reminder: the bell in the app, mail, push messages. */
export const Channel = z.enum(['in_app', 'email', 'push'], 'Please choose in_app, email or push.');
export type Channel = z.output<typeof Channel>;

const CHANNELS_MISSING = 'Please choose at least one way to be reminded.';

/** One to three channels without duplicates. */
export const Channels = z.pipe(
  z
    .array(Channel, CHANNELS_MISSING)
    .check(z.minLength(1, CHANNELS_MISSING), z.maxLength(10, 'Please choose each way to be reminded once.')),
  z.transform((channels) => [...new Set(channels)]),
);

/** In minutes: four weeks. */
export const MAX_MINUTES_BEFORE = 40_320;

/** Minutes before an event, at most four weeks. */
export const MinutesBefore = z
  .int('Please enter the minutes before the event.')
  .check(
    z.gte(0, 'Please enter the minutes before the event.'),
    z.lte(MAX_MINUTES_BEFORE, 'A reminder can be at most four weeks before its event.'),
  );

export const Reminder = z.object({
  id: Id,
  title: z.string(),
  /** When the user wants to be reminded; for a recurring reminder the first time. */
  remindAt: Timestamp,
  /** IANA name; a recurring reminder keeps its local time in this zone. */
  timeZone: z.string(),
  /** RFC 5545 RRULE text; null if it does not recur. */
  recurrence: z.nullable(z.string()),
  channels: z.array(Channel),
  status: ReminderStatus,
  /** When it was last sent; null before that. */
  firedAt: z.nullable(Timestamp),
  /** When it is due next; null if it is not due again. */
  nextAt: z.nullable(Timestamp),
  /** Whether it was last sent late because the app was not running. */
  isLate: z.boolean(),
  /** Its event, or the series of a recurring one; the reminder moves with it. */
  eventId: z.nullable(Id),
  /** How many minutes before the start of its event it is sent; null without an event. */
  minutesBefore: z.nullable(z.int()),
  /** Where it was found; null if created by hand. */
  conversationId: z.nullable(Id),
  messageId: z.nullable(Id),
  createdAt: Timestamp,
});
export type Reminder = z.output<typeof Reminder>;

const title = trimmedText({ label: 'Title', max: limits.titleLength, missing: 'Please enter what to remind you of.' });
const recurrence = z.nullable(
  z
    .string('Please enter the recurrence as a rule such as FREQ=WEEKLY.')
    .check(z.trim(), z.maxLength(500, 'Please enter the recurrence as a rule such as FREQ=WEEKLY.')),
);
/**
 * Requires `remindAt`, or `eventId` with `minutesBefore` (0 if absent), which makes the reminder move with the event.
 * Defaults: the user's `channels` and `timeZone`, and the event's `title`.
 */
export const CreateReminderBody = requestObject({
  title: z.optional(title),
  remindAt: z.optional(RequestTimestamp),
  recurrence: z.optional(recurrence),
  channels: z.optional(Channels),
  timeZone: z.optional(TimeZone),
  eventId: z.optional(z.nullable(EventId)),
  minutesBefore: z.optional(z.nullable(MinutesBefore)),
}).check(
  z.refine((reminder) => reminder.title !== undefined || typeof reminder.eventId === 'string', {
    path: ['title'],
    error: 'Please enter what to remind you of.',
  }),
  z.refine(({ remindAt, eventId }) => remindAt !== undefined || typeof eventId === 'string', {
    path: ['remindAt'],
    error: 'Please choose when to remind you.',
  }),
);
export type CreateReminderBody = z.output<typeof CreateReminderBody>;

/**
 * Absent fields are not changed. `done` completes the reminder (a recurring one until its next time); `scheduled`
 * reverts that.
 */
export const UpdateReminderBody = requestObject({
  title: z.optional(title),
  remindAt: z.optional(RequestTimestamp),
  recurrence: z.optional(recurrence),
  channels: z.optional(Channels),
  timeZone: z.optional(TimeZone),
  /** For a reminder that moves with its event. */
  minutesBefore: z.optional(MinutesBefore),
  status: z.optional(z.enum(['done', 'scheduled'], 'Please choose done or scheduled.')),
});
export type UpdateReminderBody = z.output<typeof UpdateReminderBody>;

/** `until`, or `minutes` from now; ten minutes if both are absent. */
export const SnoozeBody = z._default(
  requestObject({
    minutes: z.optional(
      z
        .int('Please enter the minutes as a whole number.')
        .check(
          z.gte(1, 'Please snooze for at least a minute.'),
          z.lte(MAX_MINUTES_BEFORE, 'A reminder can be snoozed for at most four weeks.'),
        ),
    ),
    until: z.optional(RequestTimestamp),
  }),
  {},
);
export type SnoozeBody = z.output<typeof SnoozeBody>;

const params = z.object({ id: Id });

export const listReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'user',
  scope: 'plan:read',
  summary: 'Open reminders by their next time, then the latest 100 completed ones.',
  response: z.array(Reminder),
  responseHeaders: versionHeaders,
  errors: [],
});

export const createReminder = endpoint({
  method: 'POST',
  path: '/api/reminders',
  access: 'user',
  summary: 'Creates a reminder for a time, once or recurring, or before an event.',
  body: CreateReminderBody,
  response: Reminder,
  status: 201,
  errors: ['reminders.time_passed', 'reminders.never', 'events.not_found'],
});

export const updateReminder = endpoint({
  method: 'PATCH',
  path: '/api/reminders/:id',
  access: 'user',
  summary: 'Changes a reminder, marks it as done or reopens it.',
  params,
  body: UpdateReminderBody,
  response: Reminder,
  errors: ['reminders.not_found', 'reminders.time_passed', 'reminders.never'],
});

export const snoozeReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/snooze',
  access: 'user',
  summary: 'Snoozes a reminder.',
  params,
  body: SnoozeBody,
  response: Reminder,
  errors: ['reminders.not_found', 'reminders.time_passed'],
});

export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/api/reminders/:id',
  access: 'user',
  summary: 'Moves a reminder to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['reminders.not_found'],
});

/** All endpoints of this file by name, for the list of all endpoints. */
export const reminderEndpoints = {
  listReminders,
  createReminder,
  updateReminder,
  snoozeReminder,
  deleteReminder,
} as const;
