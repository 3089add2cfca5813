import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** A file of an import: one row for each conversation that shows it, one object in the object store. */
export const attachments = pgTable(
  'attachments',
  {
    userId: ownerColumn(),
    /** SHA-256 of the unguessable id in the file's address. */
    idHash: text('id_hash').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.idHash, t.conversationId] })],
);
