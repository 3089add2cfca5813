import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** One question and the reply being made to it. Messages enter the archive at the first token; until then the turn alone holds them. */
export const chatTurns = pgTable(
  'chat_turns',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    /** The reply's id, known before its first token. */
    messageId: uuid('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    userMessageId: uuid('user_message_id').notNull(),
    state: text('state', { enum: ['pending', 'streaming', 'completed', 'stopped', 'interrupted', 'failed'] }).notNull(),
    /** All that is needed to store the turn at its first token: question, parent, seeds of a sent history, kind. */
    plan: jsonb('plan').$type<Record<string, unknown>>().notNull(),
    /** Reply so far; a stream's event id is an offset into it, in UTF-16 units. */
    content: text('content').notNull().default(''),
    /** The final event's payload: the answer of a repeated request and of a late re-attach. */
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    reservationId: uuid('reservation_id'),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Renewed by the process that writes the reply; past it the turn is an orphan. */
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
