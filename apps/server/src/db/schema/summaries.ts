import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { goesWithConversation } from './conversations.ts';

/** What a model wrote of a conversation; extracts are made anew each time. */
export const conversationSummaries = pgTable(
  'conversation_summaries',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    /** The last message it knows of: what is said after, or on another branch, makes it old. */
    leafId: uuid('leaf_id').notNull(),
    text: text('text').notNull(),
    model: text('model').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] }), goesWithConversation(t)],
);
