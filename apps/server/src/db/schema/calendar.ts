import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** The private calendar feed of a user. Its token is derived from the nonce and the secret key, and never stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  /** SHA-256 of the token, by which a request for the feed finds the row. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
