import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';
import type { StoredAssignment } from './sorting.ts';

/** A conversation's state before a bulk action. */
export interface StoredBefore {
  id: string;
  isArchived: boolean;
  /** The category of the conversation, and how it was assigned. */
  place: StoredAssignment;
  /** The category that the action moved the conversation to; absent for other actions. */
  movedTo?: { categoryId: string; subcategoryId: string | null };
}

/** One action on many conversations; kept for 30 days so that it can be undone. */
export const bulkActs = pgTable(
  'bulk_acts',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['move', 'archive', 'unarchive', 'delete'] }).notNull(),
    before: jsonb('before').$type<StoredBefore[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
