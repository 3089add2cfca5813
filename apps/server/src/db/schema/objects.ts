import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** A picture somebody was given an address for; the bytes lie in the object store under the hash of its id. */
export const pictures = pgTable(
  'pictures',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the unguessable id in the picture's address. */
    idHash: text('id_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set once the bytes were taken: an address takes one picture. */
    storedAt: instant('stored_at'),
    /** Whether it is a profile photo; what is not goes after a day. */
    isUsed: boolean('is_used').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.idHash] }),
    index('pictures_unused')
      .on(t.createdAt)
      .where(sql`not is_used`),
  ],
);
