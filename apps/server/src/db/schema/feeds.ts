import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, ownerId, timeZone } from './columns.ts';
import { users } from './identity.ts';

const owned = () => ownerId().references(() => users.id, { onDelete: 'cascade' });

/** Calendars from elsewhere that a person follows. */
export const followedCalendars = pgTable(
  'followed_calendars',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    eventCount: integer('event_count').notNull(),
    skippedCount: integer('skipped_count').notNull(),
    /** What the other side said about the version we have, to be asked with. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of what was read: the same again is not taken apart again. */
    contentHash: text('content_hash').notNull(),
    readAt: instant('read_at').notNull(),
    /** When it is read next; while it is being read, when somebody else may try. */
    nextReadAt: instant('next_read_at').notNull(),
    /** A sentence; null after a good reading. */
    fault: text('fault'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    /** Its events are told of so long before they begin; null: not at all. */
    reminderMinutes: integer('reminder_minutes'),
    /** What was to be told up to then was told. */
    remindedUntil: instant('reminded_until'),
    /** When somebody has to look for what is to be told. */
    nextReminderAt: instant('next_reminder_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('followed_calendars_url').on(t.userId, t.url),
    // What is due, whoever's it is.
    index('followed_calendars_due').on(t.nextReadAt),
    index('followed_calendars_reminders')
      .on(t.nextReminderAt)
      .where(sql`next_reminder_at is not null`),
  ],
);

/** An occurrence that is not as its rule has it. Times are ISO instants. */
export interface FollowedException {
  originalStart: string;
  eventDate: string;
  isCancelled: boolean;
  title?: string;
  /** Minutes. */
  duration?: number;
  isFree?: boolean;
}

/** The events of followed calendars as they were last read; times as in `events`. */
export const followedEvents = pgTable(
  'followed_events',
  {
    userId: owned(),
    calendarId: uuid('calendar_id').notNull(),
    /** Made of the calendar and the event's uid: the same event keeps it. */
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull(),
    location: text('location'),
    eventDate: instant('event_date').notNull(),
    localStart: text('local_start'),
    duration: integer('duration').notNull(),
    timeZone: timeZone('time_zone').notNull(),
    isAllDay: boolean('is_all_day').notNull(),
    isFree: boolean('is_free').notNull().default(false),
    recurrence: text('recurrence'),
    seriesEnd: instant('series_end'),
    exceptions: jsonb('exceptions').$type<FollowedException[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('followed_events_date').on(t.userId, t.eventDate),
    index('followed_events_series')
      .on(t.userId)
      .where(sql`recurrence is not null`),
    index('followed_events_calendar').on(t.userId, t.calendarId),
  ],
);
