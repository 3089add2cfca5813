import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, origin, timeZone } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const events = pgTable(
  'events',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /**
     * The first start. For recurring and all-day events it is computed from `localStart` when the event is written,
     * with the time zone rules of that moment.
     */
    eventDate: instant('event_date').notNull(),
    /**
     * The wall-clock time in `timeZone`, such as 2026-03-29T09:00:00.000, for recurring and all-day events only; it
     * takes precedence when time zone rules change.
     */
    localStart: text('local_start'),
    /** Minutes. */
    duration: integer('duration').notNull().default(0),
    timeZone: timeZone('time_zone').notNull(),
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** Does not count as busy. */
    isFree: boolean('is_free').notNull().default(false),
    /** RRULE text without the property name. */
    recurrence: text('recurrence'),
    /** When the last occurrence ends; null without a rule, and for a rule without an end. */
    seriesEnd: instant('series_end'),
    categoryId: uuid('category_id'),
    notes: text('notes').notNull().default(''),
    location: text('location'),
    isAutoDetected: boolean('is_auto_detected').notNull().default(false),
    /** The task that the event reserves time for. */
    taskId: uuid('task_id'),
    ...origin,
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    /**
     * Incremented by every change of the event or of one of its occurrences. A change can be undone only while its
     * revision is the latest.
     */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('events_date')
      .on(t.userId, t.eventDate)
      .where(sql`deleted_at is null`),
    index('events_series')
      .on(t.userId)
      .where(sql`recurrence is not null and deleted_at is null`),
    index('events_task')
      .on(t.userId, t.eventDate)
      .where(sql`task_id is not null and deleted_at is null`),
    index('events_conversation')
      .on(t.userId, t.conversationId)
      .where(sql`conversation_id is not null and deleted_at is null`),
    index('events_trash')
      .on(t.userId, t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** An occurrence that was moved, changed or cancelled. */
export const eventExceptions = pgTable(
  'event_exceptions',
  {
    userId: ownerColumn(),
    seriesId: uuid('series_id').notNull(),
    /** The start that the recurrence rule gives. */
    originalStart: instant('original_start').notNull(),
    /** The id under which the trash lists the occurrence. */
    id: uuid('id').notNull(),
    /** The actual start. */
    eventDate: instant('event_date').notNull(),
    /** Other fields that differ from the series. */
    changes: jsonb('changes').$type<OccurrenceChanges>().notNull().default({}),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Set while a cancelled occurrence can be restored. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.seriesId, t.originalStart] }),
    index('event_exceptions_date').on(t.userId, t.eventDate),
    index('event_exceptions_original').on(t.userId, t.originalStart),
    index('event_exceptions_trash')
      .on(t.userId, t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export interface OccurrenceChanges {
  title?: string;
  /** Minutes. */
  duration?: number;
  notes?: string;
  location?: string | null;
  categoryId?: string | null;
  taskId?: string | null;
  timeZone?: string;
  isAllDay?: boolean;
  isFree?: boolean;
}

export const eventNotes = pgTable(
  'event_notes',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    eventId: uuid('event_id').notNull(),
    /** The occurrence it belongs to; null for an event that was not recurring when the note was written. */
    originalStart: instant('original_start'),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set while the deleted note can be restored. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('event_notes_event').on(t.userId, t.eventId, t.createdAt)],
);

/** The state of events before a change, for undo. */
export const eventChanges = pgTable(
  'event_changes',
  {
    userId: ownerColumn(),
    /** The Idempotency-Key of the change. */
    key: uuid('key').notNull(),
    /** The event id in the response to the change. */
    eventId: text('event_id').notNull(),
    before: jsonb('before').$type<unknown>().notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('event_changes_age').on(t.userId, t.createdAt)],
);
