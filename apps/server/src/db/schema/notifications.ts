import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn, sessions } from './identity.ts';

export const notifications = pgTable(
  'notifications',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    kind: text('kind', {
      enum: ['reminder', 'briefing', 'calendar', 'achievement', 'report', 'prompt', 'security', 'test'],
    }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    link: text('link').notNull(),
    reminderId: uuid('reminder_id'),
    /** False if the user chose to get it only by mail or push. */
    isInApp: boolean('is_in_app').notNull(),
    isLate: boolean('is_late').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('notifications_recent')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`is_in_app`),
  ],
);

/** One mail, or one push message to one browser. A job sends it; `state` says whether it was sent. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    channel: text('channel', { enum: ['email', 'push'] }).notNull(),
    /** The subscription of a push message. */
    pushSubscriptionId: uuid('push_subscription_id'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The error code of a delivery that failed for good. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: ownerColumn().primaryKey(),
    defaultChannels: text('default_channels', { enum: ['in_app', 'email', 'push'] })
      .array()
      .notNull(),
    eventReminderMinutes: integer('event_reminder_minutes'),
    briefingEnabled: boolean('briefing_enabled').notNull().default(false),
    /** Local time as HH:MM. */
    briefingTime: text('briefing_time').notNull().default('07:00'),
    briefingByEmail: boolean('briefing_by_email').notNull().default(false),
    /** When the next briefing is due; null while briefings are off. */
    nextBriefingAt: instant('next_briefing_at'),
  },
  (t) => [
    // The due rows of all users.
    index('notification_settings_briefing')
      .on(t.nextBriefingAt)
      .where(sql`next_briefing_at is not null`),
  ],
);

/** A browser that shows push messages while a user is signed in there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // A browser belongs to the user who signed in there last.
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);
