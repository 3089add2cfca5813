import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { goesWithConversation } from './conversations.ts';

/** What a shared page shows of a conversation; secrets are masked already. */
export interface StoredSharePage {
  title: string;
  messages: { id: string; role: 'user' | 'assistant'; content: string; createdAt: string }[];
}

/** The public link of a conversation, one each. Its token is worked out from the nonce and the secret key, never stored. */
export const conversationShares = pgTable(
  'conversation_shares',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    nonce: text('nonce').notNull(),
    /** SHA-256 of the token: what a link opens is found by it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The conversation as it was when it was shared; null follows it. */
    snapshot: jsonb('snapshot').$type<StoredSharePage>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] }), goesWithConversation(t)],
);
