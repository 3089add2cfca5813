import { sql } from 'drizzle-orm';
import { bit, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, ownerId, transactionId } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';

/** The embedding of a conversation, for sorting and for search by meaning. */
export const conversationVectors = pgTable(
  'conversation_vectors',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    /** The model that computed the vector: vectors of different models cannot be compared. */
    embedder: text('embedder').notNull(),
    /** Hash of the embedded text; when the conversation's text has another hash, the vector is computed again. */
    basis: text('basis').notNull(),
    /** One int8 per dimension. */
    vector: bytes('vector').notNull(),
    /**
     * The sign bit of each dimension. Search first compares these bits (Hamming distance) and computes the dot product
     * only for the vectors whose bits are closest.
     */
    sketch: bit('sketch', { dimensions: 512 }).notNull(),
    /**
     * The transaction that wrote the row. By this id, a process that caches the sketches finds the rows that were
     * written since its last reading.
     */
    writtenIn: transactionId('written_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('conversation_vectors_written').on(t.userId, t.embedder, t.writtenIn, t.conversationId),
    deletedWithConversation(t),
  ],
);
