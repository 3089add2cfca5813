import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Conversations and categories whose content is never sent to a model. */
export const neverSendMarks = pgTable(
  'never_send_marks',
  {
    userId: ownerColumn(),
    type: text('type', { enum: ['conversation', 'category'] }).notNull(),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type, t.id] })],
);

/** Conversations in which secrets were found: kinds and counts, never the secrets. */
export const secretFindings = pgTable(
  'secret_findings',
  {
    userId: ownerColumn(),
    conversationId: uuid('conversation_id').notNull(),
    found: jsonb('found').$type<{ kind: string; count: number }[]>().notNull(),
    /** The message with the first finding. */
    messageId: uuid('message_id').notNull(),
    isDismissed: boolean('is_dismissed').notNull().default(false),
    foundAt: instant('found_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('secret_findings_open')
      .on(t.userId, t.foundAt.desc().nullsFirst())
      .where(sql`not is_dismissed`),
  ],
);
