import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

/** Searches a user has saved under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
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
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    q: text('q').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.q] })],
);

/** The distinct words of a user's conversations: what a mistyped word is compared with, and where other forms are found. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Without case and accents, as in `conversation_words`. Its migration has COLLATE "C", so that ranges of the indexes
     * are the words with the same beginning, or the same ending.
     */
    word: text('word').notNull(),
    /** In about how many chunks of text it occurs: a chunk that grows is counted again. */
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    index('search_vocabulary_reversed').on(t.userId, sql`reverse(${t.word})`),
  ],
);

/** Conversations whose words the vocabulary lacks. Rows are only added, so that no writer waits for another. */
export const searchVocabularyMarks = pgTable(
  'search_vocabulary_marks',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    conversationId: uuid('conversation_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
