import { integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** The category of a conversation, who assigned it, and with which confidence. */
export interface StoredAssignment {
  categoryId: string;
  subcategoryId: string | null;
  placedBy: 'engine' | 'user';
  confidence: number;
  needsReview: boolean;
  guesses: { categoryId: string; confidence: number }[];
  engineVersion: string | null;
}

/** One action that assigned categories to one or more conversations; kept for 30 days so that it can be undone. */
export const sortingActs = pgTable(
  'sorting_acts',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['review', 'resort', 'subcategory', 'category'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

export const sortingMoves = pgTable(
  'sorting_moves',
  {
    userId: ownerColumn(),
    actId: uuid('act_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    before: jsonb('before').$type<StoredAssignment>().notNull(),
    after: jsonb('after').$type<StoredAssignment>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.actId, t.conversationId] })],
);

/**
 * A subcategory proposed for conversations of a category, or a ready-made category (type 'category') for conversations
 * of Other; declined ones are kept, so that they are not proposed again.
 */
export const subcategoryProposals = pgTable(
  'subcategory_proposals',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    categoryId: uuid('category_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['company', 'topic', 'category'] }).notNull(),
    conversationIds: uuid('conversation_ids').array().notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.categoryId, t.id] })],
);

/** The last search for better categories; one per user. */
export const resortRuns = pgTable('resort_runs', {
  userId: ownerColumn().primaryKey(),
  status: text('status', { enum: ['running', 'ready'] }).notNull(),
  checked: integer('checked').notNull().default(0),
  total: integer('total').notNull().default(0),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** The category that the engine would assign to a conversation now; the conversation itself is unchanged. */
export const resortMoves = pgTable(
  'resort_moves',
  {
    userId: ownerColumn(),
    conversationId: uuid('conversation_id').notNull(),
    fromCategoryId: uuid('from_category_id').notNull(),
    fromConfidence: real('from_confidence').notNull(),
    after: jsonb('after').$type<StoredAssignment>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] })],
);
