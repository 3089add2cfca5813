import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** A source of a recommendation. It is looked up again each time the recommendation is shown. */
export interface StoredSource {
  kind: 'conversation' | 'goal' | 'event' | 'task';
  id: string;
  messageId?: string | null;
  quote?: string | null;
  /** ISO 8601. */
  at?: string;
}

export type StoredAction =
  | { kind: 'event'; title: string; start: string; minutes: number }
  | { kind: 'goal'; title: string; categoryId: string | null }
  | { kind: 'reminder'; title: string; remindAt: string; recurrence: string | null }
  | { kind: 'template'; name: string; body: string; categoryId: string | null }
  /** Leads to this day in the schedule. */
  | { kind: 'day'; day: string };

export const recommendations = pgTable(
  'recommendations',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    /**
     * Identifies the advice independently of its wording, so that the same advice is given only once, even after it was
     * dismissed. Null: saved by the user.
     */
    key: text('key'),
    rule: text('rule', {
      enum: [
        'unfinished_plan',
        'recurring_worry',
        'repeated_question',
        'stalled_goal',
        'open_promise',
        'neglected_area',
        'wished_habit',
        'overload_ahead',
        'unsolved_problem',
        'model',
        'saved',
      ],
    })
      .notNull()
      .default('saved'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    why: text('why').notNull().default(''),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    /** The kind of advice, independently of its `action`. */
    actionType: text('action_type', { enum: ['habit', 'planning', 'organization', 'system'] }).notNull(),
    categoryId: uuid('category_id'),
    action: jsonb('action').$type<StoredAction>(),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    /**
     * The wording of a model, shown instead of the original; empty if the model's response was rejected, null if no
     * model was asked.
     */
    wording: jsonb('wording').$type<{ title?: string; description?: string }>(),
    /** When the recommendation expires. */
    until: instant('until'),
    isCompleted: boolean('is_completed').notNull().default(false),
    isDismissed: boolean('is_dismissed').notNull().default(false),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When it was completed or dismissed. */
    decidedAt: instant('decided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('recommendations_open')
      .on(t.userId, t.createdAt.desc().nullsFirst())
      .where(sql`not is_completed and not is_dismissed`),
    index('recommendations_unworded')
      .on(t.userId)
      .where(sql`wording is null and key is not null and not is_completed and not is_dismissed`),
    index('recommendations_decided')
      .on(t.userId, t.decidedAt.desc().nullsFirst())
      .where(sql`is_completed or is_dismissed`),
  ],
);

/** When the recommendations of a user were last generated. */
export const recommendationRounds = pgTable('recommendation_rounds', {
  userId: ownerColumn().primaryKey(),
  computedAt: instant('computed_at').notNull(),
});
