import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** The private calendar feed of a user. Its token is derived from the nonce and the secret key. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerColumn().primaryKey(),
  nonce: text('nonce').notNull(),
  /** SHA-256 of the token, by which a request for the feed finds the row. */
  tokenHash: text('token_hash').notNull().unique(),
  /**
   * The token, encrypted with the current secret key; null unless the token was derived with a former key. So the feed
   * keeps its address when the secret key is replaced.
   */
  sealedToken: text('sealed_token'),
  createdAt: instant('created_at').notNull(),
});
