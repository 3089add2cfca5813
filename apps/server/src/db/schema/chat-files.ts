import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Files that were uploaded for a chat, and the text that was read from them. */
export const chatFiles = pgTable(
  'chat_files',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    /** The key of the bytes in the object store. Equal files and attachments of a user share it. */
    idHash: text('id_hash').notNull(),
    /** SHA-256 of the bytes. */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    /** The MIME type; until the file is read, it is guessed from the first bytes. */
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['queued', 'reading', 'ready', 'failed'] }).notNull(),
    /** The number of pages; null for a file without pages. */
    pages: integer('pages'),
    /**
     * The text of the file; pages are separated by form feeds. Null before it is read, and for a picture without text.
     */
    text: text('text'),
    /** A sentence: why the file cannot be read, or which part of it was not read. */
    note: text('note'),
    /** The document that was created from the file in the conversation in which it was last sent. */
    documentId: uuid('document_id'),
    /** Whether it is in the library. Others are deleted after a day, unless they are attached to a message. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('chat_files_bytes').on(t.userId, t.idHash),
    index('chat_files_kept')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`is_kept`),
    index('chat_files_unkept')
      .on(t.createdAt)
      .where(sql`not is_kept`),
  ],
);
