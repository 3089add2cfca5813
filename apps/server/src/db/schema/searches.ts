import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Searches a user has saved under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The query as typed, operators included. */
    q: text('q').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Recent searches, each query once. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    q: text('q').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.q] })],
);
