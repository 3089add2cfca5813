import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, origin, timeZone } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const reminders = pgTable(
  'reminders',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** The requested time; for a repeating reminder, its first occurrence. */
    remindAt: instant('remind_at').notNull(),
    timeZone: timeZone('time_zone').notNull(),
    recurrence: text('recurrence'),
    channels: text('channels', { enum: ['in_app', 'email', 'push'] })
      .array()
      .notNull()
      .default(sql`'{in_app}'`),
    status: text('status', { enum: ['scheduled', 'fired', 'snoozed', 'done', 'missed'] })
      .notNull()
      .default('scheduled'),
    /** When it is due next; null if it does not come again. */
    nextAt: instant('next_at'),
    /**
     * When the reminder last fired, or was marked as done before it fired. A reminder that is done and has no time here
     * was stopped because its event was deleted; it continues if the event is restored.
     */
    firedAt: instant('fired_at'),
    isLate: boolean('is_late').notNull().default(false),
    /**
     * The event of the reminder. If `minutesBefore` is set, the reminder fires that many minutes before the event starts,
     * even after the event was moved.
     */
    eventId: uuid('event_id'),
    minutesBefore: integer('minutes_before'),
    ...origin,
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('reminders_open')
      .on(t.userId, t.nextAt)
      .where(sql`deleted_at is null and status <> 'done'`),
    index('reminders_event')
      .on(t.userId, t.eventId)
      .where(sql`event_id is not null`),
    // The due rows of all users.
    index('reminders_due')
      .on(t.nextAt)
      .where(sql`deleted_at is null and next_at is not null`),
  ],
);
