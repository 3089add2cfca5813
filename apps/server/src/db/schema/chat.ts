import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/**
 * A question and the reply that is generated for it. The question is stored as a message after the first token, the
 * reply at its end; until then only this row has them.
 */
export const chatTurns = pgTable(
  'chat_turns',
  {
    userId: ownerColumn(),
    /** The id of the reply's message, assigned before its first token. */
    messageId: uuid('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    userMessageId: uuid('user_message_id').notNull(),
    state: text('state', { enum: ['pending', 'streaming', 'completed', 'stopped', 'interrupted', 'failed'] }).notNull(),
    /** Everything needed to store the question as a message: its text, parent, messages of a sent history, kind. */
    plan: jsonb('plan').$type<Record<string, unknown>>().notNull(),
    /** The reply so far. The event id of the stream is an offset into it, in UTF-16 code units. */
    content: text('content').notNull().default(''),
    /** The payload of the final event, to answer a repeated request or a client that re-attaches late. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    reservationId: uuid('reservation_id'),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Renewed by the process that writes the reply. After it has expired, another process may take over the turn. */
    leaseExpiresAt: instant('lease_expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.messageId] }),
    uniqueIndex('chat_turns_idempotency').on(t.userId, t.idempotencyKey),
    uniqueIndex('chat_turns_one_open')
      .on(t.userId, t.conversationId)
      .where(sql`state in ('pending', 'streaming')`),
    index('chat_turns_open')
      .on(t.leaseExpiresAt)
      .where(sql`state in ('pending', 'streaming')`),
  ],
);
