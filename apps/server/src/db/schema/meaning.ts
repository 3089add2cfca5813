import { sql } from 'drizzle-orm';
import { bit, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, ownerId, transactionId } from './columns.ts';
import { goesWithConversation } from './conversations.ts';

/** What a conversation means, as a vector: for sorting and for search by meaning. */
export const conversationVectors = pgTable(
  'conversation_vectors',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    /** Who made it: vectors of different makers cannot be compared. */
    embedder: text('embedder').notNull(),
    /** Hash of what it was made from; unlike the conversation's, it is made anew. */
    basis: text('basis').notNull(),
    /** One int8 a dimension. */
    vector: bytes('vector').notNull(),
    /** The signs of the dimensions: differing bits are counted before vectors are multiplied. */
    sketch: bit('sketch', { dimensions: 512 }).notNull(),
    /** The transaction that wrote it: who holds the sketches in memory asks for what is newer. */
    writtenIn: transactionId('written_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('conversation_vectors_written').on(t.userId, t.embedder, t.writtenIn, t.conversationId),
    goesWithConversation(t),
  ],
);
