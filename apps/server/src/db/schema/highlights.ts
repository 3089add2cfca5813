import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';
import { ownerColumn } from './identity.ts';

/** Passages of messages that people marked, with their notes. */
export const highlights = pgTable(
  'highlights',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    messageId: uuid('message_id').notNull(),
    quote: text('quote').notNull(),
    /** The text before and after the quote, by which it is found again. */
    prefix: text('prefix').notNull().default(''),
    suffix: text('suffix').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('highlights_conversation').on(t.userId, t.conversationId),
    deletedWithConversation(t),
  ],
);
