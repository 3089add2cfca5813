import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timeZone } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Prompts that run on a schedule. */
export const scheduledPrompts = pgTable(
  'scheduled_prompts',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    categoryId: uuid('category_id'),
    startsAt: instant('starts_at').notNull(),
    timeZone: timeZone('time_zone').notNull(),
    recurrence: text('recurrence').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** When it is due next; null while paused, and after the last run. */
    nextAt: instant('next_at'),
    /** When a process has to check it: when it is due, or when the lease of its run expires. */
    wakeAt: instant('wake_at'),
    /** Set during a run: the time it was due, which identifies the run. */
    runDueAt: instant('run_due_at'),
    runStartedAt: instant('run_started_at'),
    runAttempts: integer('run_attempts').notNull().default(0),
    /** Where the question was stored: a process that takes over the run looks for the reply there. */
    runConversationId: uuid('run_conversation_id'),
    runMessageId: uuid('run_message_id'),
    lastRanAt: instant('last_ran_at'),
    lastConversationId: uuid('last_conversation_id'),
    lastIsLate: boolean('last_is_late').notNull().default(false),
    lastFault: text('last_fault'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // The due rows of all users.
    index('scheduled_prompts_wake')
      .on(t.wakeAt)
      .where(sql`wake_at is not null`),
  ],
);
