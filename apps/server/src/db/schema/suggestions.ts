import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const suggestions = pgTable(
  'suggestions',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    /**
     * The conversation it was found in. Null if a program proposed it, or if a client sent it for approval and named no
     * conversation.
     */
    conversationId: uuid('conversation_id'),
    messageId: uuid('message_id'),
    /** The import of the conversation it was found in; null for a chat. */
    importId: uuid('import_id'),
    /** When the message it was found in was written. */
    saidAt: instant('said_at'),
    type: text('type', { enum: ['schedule', 'reminder', 'task', 'recommendation'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    schedulingDetails: jsonb('scheduling_details').$type<{
      datetime: string;
      duration: number;
      recurring: string | null;
      isAllDay: boolean;
      isTimeAssumed?: boolean;
    }>(),
    state: text('state', { enum: ['pending', 'approved', 'declined'] })
      .notNull()
      .default('pending'),
    /**
     * Hash of type, title and time. The same suggestion is made at most once for each conversation, and at most once
     * outside of conversations.
     */
    contentKey: text('content_key').notNull(),
    /** The program that proposed it; null if it was found in a conversation. */
    proposedBy: text('proposed_by'),
    /** The event or task that its approval created. */
    resultId: uuid('result_id'),
    createdAt: instant('created_at').notNull(),
    /**
     * The time of the approval or refusal. While the suggestion is pending: when a model reviewed and kept it, or when
     * the user undid the decision.
     */
    decidedAt: instant('decided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('suggestions_content').on(t.userId, t.conversationId, t.contentKey),
    uniqueIndex('suggestions_content_alone')
      .on(t.userId, t.contentKey)
      .where(sql`${t.conversationId} is null`),
    index('suggestions_state').on(t.userId, t.state, t.createdAt.desc().nullsFirst()),
  ],
);
