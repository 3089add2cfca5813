import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';

/** What a shared page shows of a conversation; secrets are already masked. */
export interface StoredSharePage {
  title: string;
  messages: { id: string; role: 'user' | 'assistant'; content: string; createdAt: string }[];
}

/**
 * The public link of a conversation, at most one. Its token is derived from the nonce and the secret key.
 */
export const conversationShares = pgTable(
  'conversation_shares',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    nonce: text('nonce').notNull(),
    /** SHA-256 of the token, by which a link finds its row. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token, encrypted with the current secret key; null unless the token was derived with a former key. */
    sealedToken: text('sealed_token'),
    /** The conversation as it was when it was shared; null if the link shows the current state. */
    snapshot: jsonb('snapshot').$type<StoredSharePage>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] }), deletedWithConversation(t)],
);
