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
  /** Plain text, may have several lines; may be empty. */
  body: z.string(),
  /** A path within the app. */
  link: AppPath,
  /** It was due earlier, but the app did not run. */
  isLate: z.boolean(),
  dueAt: Timestamp,
  createdAt: Timestamp,
  isRead: z.boolean(),
  /** What it reminds of, to be snoozed or done; null for anything else. */
  reminderId: z.nullable(Id),
});
export type Notification = z.output<typeof Notification>;

/** How a person is reached, and which ways there are here. */
export const NotificationSettings = z.object({
  /** For reminders that say nothing themselves. */
  defaultChannels: z.array(Channel),
  /** Every new event gets a reminder so long before; null: none. */
  eventReminderMinutes: z.nullable(z.int()),
  briefing: z.object({
    isEnabled: z.boolean(),
    /** Local time, HH:MM on a 24-hour clock. */
    time: z.string(),
    byEmail: z.boolean(),
  }),
  /** Whether this app can send mails. */
  isEmailAvailable: z.boolean(),
  email: z.string(),
  /** What the browser needs to subscribe, base64url. */
  pushPublicKey: z.string(),
  /** Browsers that get notifications. */
  pushDevices: z.array(z.object({ id: Id, label: z.string(), createdAt: Timestamp, isThisSession: z.boolean() })),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

const TIME_FAULT = 'Please give the time as HH:MM, such as 07:30.';

/** Local time on a 24-hour clock. */
export const BriefingTime = z.string(TIME_FAULT).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_FAULT));

export const NotificationSettingsChange = requestObject({
  defaultChannels: z.optional(Channels),
  eventReminderMinutes: z.optional(z.nullable(MinutesBefore)),
  briefing: z.optional(
    requestObject({
      isEnabled: z.optional(z.boolean('Please give true or false.')),
      time: z.optional(BriefingTime),
      byEmail: z.optional(z.boolean('Please give true or false.')),
    }),
  ),
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please name a setting to change.'));
export type NotificationSettingsChange = z.output<typeof NotificationSettingsChange>;

const KEY_FAULT = 'This browser did not give the keys that notifications need.';

/** As the browser's PushSubscription.toJSON() gives it. */
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
  summary: 'What the person was told, latest first.',
  query: z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) }),
  response: z.array(Notification),
  responseHeaders: { ...versionHeaders, ...pageHeaders },
  errors: [],
});

export const updateNotification = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id',
  access: 'user',
  summary: 'Mark a notification as read or unread.',
  params,
  body: requestObject({ isRead: z.boolean('Please give true or false.') }),
  response: Notification,
  errors: ['notifications.not_found'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'user',
  summary: 'Mark every notification as read.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'user',
  summary: 'How the person is reached.',
  response: NotificationSettings,
  errors: [],
});

export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/api/notifications/settings',
  access: 'user',
  summary: 'Change how the person is reached; absent fields stay.',
  body: NotificationSettingsChange,
  response: NotificationSettings,
  errors: [],
});

export const testNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/test',
  access: 'user',
  summary: 'Send a notification now, to see that it arrives.',
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
  summary: 'Let this browser show notifications, as long as its session lasts.',
  body: PushSubscriptionBody,
  response: z.object({ id: Id }),
  errors: ['fetcher.address_refused'],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push/:id',
  access: 'user',
  summary: 'Send no more notifications to a browser.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['notifications.push_not_found'],
});
