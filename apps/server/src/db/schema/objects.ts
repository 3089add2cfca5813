import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** A picture for which an upload address was issued; the object store has it under the hash of its id. */
export const pictures = pgTable(
  'pictures',
  {
    userId: ownerColumn(),
    /** SHA-256 of the unguessable id in the picture's address. */
    idHash: text('id_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set when the upload was accepted: an address accepts one upload. */
    storedAt: instant('stored_at'),
    /** Whether it is a profile photo; unused pictures are deleted after a day. */
    isUsed: boolean('is_used').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.idHash] }),
    index('pictures_unused')
      .on(t.createdAt)
      .where(sql`not is_used`),
  ],
);
