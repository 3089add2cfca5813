import { boolean, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** A message that a line of the context pack comes from. */
export interface StoredLineSource {
  conversationId: string;
  messageId: string;
  /** ISO 8601. */
  at: string;
}

/** When a person's context pack was last built, and what may be in it. */
export const contextPacks = pgTable('context_packs', {
  userId: ownerColumn().primaryKey(),
  /** Null if the pack was never built. */
  madeAt: instant('made_at'),
  includesHealth: boolean('includes_health').notNull().default(false),
});

/**
 * The lines of context packs: those built from the archive, those that people wrote, and rows that only pin or hide
 * a line taken from elsewhere, such as a memory.
 */
export const contextPackLines = pgTable(
  'context_pack_lines',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    /** The section `answers` has the person's wishes for replies, such as 'Be brief'. */
    section: text('section', {
      enum: ['about', 'answers', 'work', 'people', 'plans', 'questions', 'health'],
    }).notNull(),
    /**
     * - For a line built from the archive: the same key in every build.
     * - For a line from elsewhere: `memory:{id}` or `instruction:{digest}`.
     * - `wording:{digest}`: the row is not a line. Its `text` is a model's wording of the line with the same
     *   `builtText`.
     * - Null: the person wrote the line.
     */
    key: text('key'),
    /** The text as found in the archive; null if the person wrote the line, or the line is taken from elsewhere. */
    builtText: text('built_text'),
    /** The text as the person wrote or changed it; null if unchanged. */
    text: text('text'),
    /** 0 to 1. */
    confidence: real('confidence').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    sources: jsonb('sources').$type<StoredLineSource[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('context_pack_lines_key').on(t.userId, t.key)],
);
