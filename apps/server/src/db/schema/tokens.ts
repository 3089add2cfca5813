import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '@app/contract/scopes';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Access tokens that are not revoked; revoking deletes the row. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    hash: text('hash').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('access_tokens_hash').on(t.hash),
    index('access_tokens_expiry').on(t.expiresAt),
  ],
);
