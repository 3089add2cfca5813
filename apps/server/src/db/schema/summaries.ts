import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';

/** Summaries written by a model; summaries made without a model are computed when needed and not stored. */
export const conversationSummaries = pgTable(
  'conversation_summaries',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    /** The last message it includes: a later message, or another branch, makes it outdated. */
    leafId: uuid('leaf_id').notNull(),
    text: text('text').notNull(),
    model: text('model').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] }), deletedWithConversation(t)],
);
