import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, origin } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const tasks = pgTable(
  'tasks',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    estimateMinutes: integer('estimate_minutes'),
    isDone: boolean('is_done').notNull().default(false),
    completedAt: instant('completed_at'),
    /** RRULE text without the property name, starting at the due date. */
    recurrence: text('recurrence'),
    /** The next occurrence, created when this repeating task was completed; it is deleted if this task is reopened. */
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
      .on(t.userId, t.completedAt.desc().nullsFirst())
      .where(sql`is_done and deleted_at is null`),
  ],
);
