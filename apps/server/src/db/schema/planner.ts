import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Where something came from: the conversation and the message that said it. */
const origin = {
  conversationId: uuid('conversation_id'),
  messageId: uuid('message_id'),
};

const owned = () => ownerId().references(() => users.id, { onDelete: 'cascade' });

export const events = pgTable(
  'events',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** First start; for recurring and all-day ones the wall-clock time in `timeZone` is what stays. */
    eventDate: instant('event_date').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull().default(0),
    timeZone: text('time_zone').notNull(),
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** RRULE text without the property name. */
    recurrence: text('recurrence'),
    categoryId: uuid('category_id'),
    notes: text('notes').notNull().default(''),
    location: text('location'),
    isAutoDetected: boolean('is_auto_detected').notNull().default(false),
    /** The task it makes time for. */
    taskId: uuid('task_id'),
    ...origin,
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
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
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    estimateMinutes: integer('estimate_minutes'),
    isDone: boolean('is_done').notNull().default(false),
    completedAt: instant('completed_at'),
    /** RRULE text without the property name, counted from the due date. */
    recurrence: text('recurrence'),
    /** The one that followed when this repeating task was done: it goes when this one is opened again. */
    nextTaskId: uuid('next_task_id'),
    goalId: uuid('goal_id'),
    ...origin,
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('tasks_open')
      .on(t.userId, t.dueDate)
      .where(sql`not is_done and deleted_at is null`),
    index('tasks_done')
      .on(t.userId, t.completedAt.desc())
      .where(sql`is_done and deleted_at is null`),
  ],
);

export const reminders = pgTable(
  'reminders',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** What it was made for; of a repeating one the first time. */
    remindAt: instant('remind_at').notNull(),
    timeZone: text('time_zone').notNull(),
    recurrence: text('recurrence'),
    channels: text('channels', { enum: ['in_app', 'email', 'push'] })
      .array()
      .notNull()
      .default(sql`'{in_app}'`),
    status: text('status', { enum: ['scheduled', 'fired', 'snoozed', 'done', 'missed'] })
      .notNull()
      .default('scheduled'),
    /** When it comes next; null when it will not come again. */
    nextAt: instant('next_at'),
    firedAt: instant('fired_at'),
    isLate: boolean('is_late').notNull().default(false),
    /** Moves with this event, so many minutes before it. */
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
    // What is due, whoever's it is.
    index('reminders_due')
      .on(t.nextAt)
      .where(sql`deleted_at is null and next_at is not null`),
  ],
);

export const recommendations = pgTable(
  'recommendations',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    actionType: text('action_type', { enum: ['habit', 'planning', 'organization', 'system'] }).notNull(),
    categoryId: uuid('category_id'),
    isCompleted: boolean('is_completed').notNull().default(false),
    isDismissed: boolean('is_dismissed').notNull().default(false),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    sources: jsonb('sources').$type<{ conversationId: string; messageId?: string }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
