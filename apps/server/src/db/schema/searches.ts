import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Searches a user has saved under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The query as typed, operators included. */
    q: text('q').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** Recent searches, each query once. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: ownerColumn(),
    q: text('q').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.q] })],
);

/** The distinct words of a user's conversations, in which search finds corrections and other forms of a typed word. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    userId: ownerColumn(),
    /**
     * Without case and accents, as in `conversation_words`. The migration gives the column COLLATE "C", so that the words
     * with the same beginning or ending are one range of an index.
     */
    word: text('word').notNull(),
    /** About how many chunks of text contain the word: a chunk that grows is counted again. */
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    index('search_vocabulary_reversed').on(t.userId, sql`reverse(${t.word})`),
  ],
);

/** Conversations whose words the vocabulary lacks. Rows are never updated, so that no writer waits for another. */
export const searchVocabularyMarks = pgTable(
  'search_vocabulary_marks',
  {
    userId: ownerColumn(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    conversationId: uuid('conversation_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
