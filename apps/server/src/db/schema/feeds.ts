import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, timeZone } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Calendars of other services that a user follows. */
export const followedCalendars = pgTable(
  'followed_calendars',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    eventCount: integer('event_count').notNull(),
    skippedCount: integer('skipped_count').notNull(),
    /** ETag and date of the stored version, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of the last response; a response with the same hash is not parsed again. */
    contentHash: text('content_hash').notNull(),
    readAt: instant('read_at').notNull(),
    /** When the calendar is fetched next; during a fetch: when another process may fetch it. */
    nextReadAt: instant('next_read_at').notNull(),
    /** Why the last fetch failed, as a sentence; null after a successful one. */
    fault: text('fault'),
    /** Failed fetches since the last successful one. */
    failures: integer('failures').notNull().default(0),
    /** How many minutes before the start of an event a reminder is sent; null: no reminders. */
    reminderMinutes: integer('reminder_minutes'),
    /** Reminders that were due up to this time have been sent. */
    remindedUntil: instant('reminded_until'),
    /** When the next reminder has to be sent. */
    nextReminderAt: instant('next_reminder_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('followed_calendars_url').on(t.userId, t.url),
    // The due rows of all users.
    index('followed_calendars_due').on(t.nextReadAt),
    index('followed_calendars_reminders')
      .on(t.nextReminderAt)
      .where(sql`next_reminder_at is not null`),
  ],
);

/** An occurrence that was moved, changed or cancelled. Times are ISO instants. */
export interface FollowedException {
  originalStart: string;
  eventDate: string;
  isCancelled: boolean;
  title?: string;
  /** Minutes. */
  duration?: number;
  isFree?: boolean;
}

/** The events of followed calendars as last fetched; times as in `events`. */
export const followedEvents = pgTable(
  'followed_events',
  {
    userId: ownerColumn(),
    calendarId: uuid('calendar_id').notNull(),
    /** Derived from the calendar and the event's UID, so that an event keeps its id. */
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
