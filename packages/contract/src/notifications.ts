import * as z from 'zod/mini';
import { AppPath } from './app-path.ts';
import { endpoint } from './endpoint.ts';
import {
  Cursor,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  requestObject,
  Timestamp,
  versionHeaders,
} from './primitives.ts';
import { Channel, Channels, MinutesBefore } from './reminders.ts';

export const Notification = z.object({
  id: Id,
  kind: z.enum(['reminder', 'briefing', 'calendar', 'achievement', 'report', 'prompt', 'security', 'test']),
  title: z.string(),
  /** Plain text with line breaks; may be empty. */
  body: z.string(),
  /** A path within the app. */
  link: AppPath,
  /** It was due earlier, but the app was not running. */
  isLate: z.boolean(),
  dueAt: Timestamp,
  createdAt: Timestamp,
  isRead: z.boolean(),
  /** The reminder, which can be snoozed or completed; null for other notifications. */
  reminderId: z.nullable(Id),
});
export type Notification = z.output<typeof Notification>;

/** The user's notification settings, and the channels this instance supports. */
export const NotificationSettings = z.object({
  /** For reminders without channels of their own. */
  defaultChannels: z.array(Channel),
  /** Every new event gets a reminder this many minutes before its start; null: none. */
  eventReminderMinutes: z.nullable(z.int()),
  briefing: z.object({
    isEnabled: z.boolean(),
    /** Local time as HH:MM. */
    time: z.string(),
    byEmail: z.boolean(),
  }),
  /** Whether this instance can send mails. */
  isEmailAvailable: z.boolean(),
  email: z.string(),
  /** The public key that a browser needs to subscribe, base64url. */
  pushPublicKey: z.string(),
  /** Browsers with a push subscription. */
  pushDevices: z.array(z.object({ id: Id, label: z.string(), createdAt: Timestamp, isThisSession: z.boolean() })),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

const TIME_FAULT = 'Please enter the time as HH:MM, such as 07:30.';

/** Local time as HH:MM. */
export const BriefingTime = z.string(TIME_FAULT).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_FAULT));

export const NotificationSettingsChange = requestObject({
  defaultChannels: z.optional(Channels),
  eventReminderMinutes: z.optional(z.nullable(MinutesBefore)),
  briefing: z.optional(
    requestObject({
      isEnabled: z.optional(z.boolean('Please send true or false.')),
      time: z.optional(BriefingTime),
      byEmail: z.optional(z.boolean('Please send true or false.')),
    }),
  ),
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please send at least one setting to change.'));
export type NotificationSettingsChange = z.output<typeof NotificationSettingsChange>;

const KEY_FAULT = 'The browser did not send the keys that notifications need.';

/** As returned by PushSubscription.toJSON() in the browser. */
export const PushSubscriptionBody = requestObject({
  endpoint: z
    .url({ protocol: /^https?$/, error: 'This is not the address of a push service.' })
    .check(z.maxLength(2_000, KEY_FAULT)),
  keys: requestObject({
    p256dh: z.string(KEY_FAULT).check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, KEY_FAULT)),
    auth: z.string(KEY_FAULT).check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, KEY_FAULT)),
  }),
});
export type PushSubscriptionBody = z.output<typeof PushSubscriptionBody>;

const params = z.object({ id: Id });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'user',
  summary: "The user's notifications, latest first.",
  query: z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) }),
  response: z.array(Notification),
  responseHeaders: { ...versionHeaders, ...pageHeaders },
  errors: [],
});

export const updateNotification = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id',
  access: 'user',
  summary: 'Marks a notification as read or unread.',
  params,
  body: requestObject({ isRead: z.boolean('Please send true or false.') }),
  response: Notification,
  errors: ['notifications.not_found'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'user',
  summary: 'Marks all notifications as read.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'user',
  summary: "The user's notification settings.",
  response: NotificationSettings,
  errors: [],
});

export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/api/notifications/settings',
  access: 'user',
  summary: 'Changes the notification settings. Absent fields are not changed.',
  body: NotificationSettingsChange,
  response: NotificationSettings,
  errors: [],
});

export const testNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/test',
  access: 'user',
  summary: 'Sends a test notification.',
  body: requestObject({ channels: Channels }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  access: 'user',
  summary: 'Subscribes this browser to push messages until its session ends.',
  body: PushSubscriptionBody,
  response: z.object({ id: Id }),
  errors: ['fetcher.address_refused'],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push/:id',
  access: 'user',
  summary: 'Ends the push subscription of a browser.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['notifications.push_not_found'],
});
