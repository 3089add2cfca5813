import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '@app/contract/scopes';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Access tokens that are not revoked; revoking deletes the row. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    hash: text('hash').notNull(),
    /** Devices are listed, paused and removed separately from the tokens that a person made. */
    kind: text('kind', { enum: ['personal', 'device'] })
      .notNull()
      .default('personal'),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Rounded to the minute. */
    lastUsedAt: instant('last_used_at'),
    /** While a device is paused its token is refused. */
    pausedAt: instant('paused_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('access_tokens_hash').on(t.hash),
    index('access_tokens_expiry').on(t.expiresAt),
  ],
);

/** Codes that give a device its token; at most one per person. */
export const pairings = pgTable(
  'pairings',
  {
    userId: ownerColumn().primaryKey(),
    /** HMAC-SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [uniqueIndex('pairings_code').on(t.codeHash)],
);
