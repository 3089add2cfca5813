import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const goals = pgTable(
  'goals',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Null for a goal without a target: it counts as achieved once its current value is above 0. */
    targetValue: doublePrecision('target_value'),
    startValue: doublePrecision('start_value').notNull().default(0),
    /** A maintained sum of the start value and all entries of the log. */
    currentValue: doublePrecision('current_value').notNull().default(0),
    unit: text('unit'),
    targetDate: date('target_date', { mode: 'string' }),
    categoryId: uuid('category_id'),
    achievedAt: instant('achieved_at'),
    /** Maintained counts of the goal's milestones. */
    milestonesTotal: integer('milestones_total').notNull().default(0),
    milestonesDone: integer('milestones_done').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('goals_open')
      .on(t.userId, t.targetDate)
      .where(sql`deleted_at is null`),
  ],
);

export const goalProgress = pgTable(
  'goal_progress',
  {
    userId: ownerColumn(),
    goalId: uuid('goal_id').notNull(),
    id: uuid('id').notNull(),
    amount: doublePrecision('amount').notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goalId, t.id] }),
    index('goal_progress_time').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

export const goalMilestones = pgTable(
  'goal_milestones',
  {
    userId: ownerColumn(),
    goalId: uuid('goal_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** Null: the user marks the milestone as done. */
    targetValue: doublePrecision('target_value'),
    isDone: boolean('is_done').notNull().default(false),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goalId, t.id] })],
);

/** The user's decision on whether a conversation belongs to the goal. */
export const goalEvidence = pgTable(
  'goal_evidence',
  {
    userId: ownerColumn(),
    goalId: uuid('goal_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goalId, t.conversationId] })],
);
