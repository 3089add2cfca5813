import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** The private calendar feed of a person. Its token is worked out from the nonce and the secret key, never stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  /** SHA-256 of the token: who opens the feed is found by it. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
