import type { ReplyTokens } from '@app/contract/conversations';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** The source of conversations that other programs filed. */
export const FILED_SOURCE = 'saved';

export const conversations = pgTable(
  'conversations',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** Titles by 'engine' may be improved later; titles by 'user' and 'source' may not. */
    titledBy: text('titled_by', { enum: ['engine', 'source', 'user'] }).notNull(),
    categoryId: uuid('category_id').notNull(),
    subcategoryId: uuid('subcategory_id'),
    /** Who assigned the category. The engine never changes a category that the user assigned. */
    placedBy: text('placed_by', { enum: ['engine', 'user'] }).notNull(),
    confidence: real('confidence').notNull().default(0),
    needsReview: boolean('needs_review').notNull().default(false),
    guesses: jsonb('guesses').$type<{ categoryId: string; confidence: number }[]>().notNull().default([]),
    engineVersion: text('engine_version'),
    /** 0..1; 0.5 is neutral. */
    sentiment: real('sentiment').notNull().default(0.5),
    /** First 200 characters of the transcript, for lists. */
    preview: text('preview').notNull().default(''),
    messageCount: integer('message_count').notNull().default(0),
    /** The next free `messages.seq`. */
    nextSeq: integer('next_seq').notNull().default(0),
    activeLeafId: uuid('active_leaf_id'),
    /** Instructions for the replies in this conversation; empty if there are none. */
    instructions: text('instructions').notNull().default(''),
    /** From 0 to 2; null for the model's default. */
    temperature: real('temperature'),
    /** 'chat' for conversations of this app, `FILED_SOURCE`, or the provider they were imported from. */
    source: text('source').notNull(),
    sourceId: text('source_id'),
    /** Hash of the imported record; an equal hash means that nothing has changed. */
    sourceHash: text('source_hash'),
    /**
     * The values of `isPinned` and `isArchived` in the last import. If a flag of this row still equals its value here,
     * the user has not changed the flag.
     */
    sourceState: jsonb('source_state').$type<SourceState>(),
    /** The project or folder of the conversation at its source. */
    project: text('project'),
    /** The custom assistant that replied, such as a custom GPT or a character. */
    assistantName: text('assistant_name'),
    /** When a model last processed the conversation in the background. */
    refinedAt: instant('refined_at'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The time of the last message, by which every list is sorted. */
    lastActivityAt: instant('last_activity_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The import whose undo moved the conversation to the trash; null if the user moved it there. */
    deletedByImportId: uuid('deleted_by_import_id'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('conversations_source').on(t.userId, t.source, t.sourceId),
    index('conversations_category')
      .on(t.userId, t.categoryId, t.lastActivityAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('conversations_subcategory')
      .on(t.userId, t.subcategoryId, t.lastActivityAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null and subcategory_id is not null`),
    index('conversations_recent')
      .on(t.userId, t.lastActivityAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('conversations_trash')
      .on(t.userId, t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    // Conversations whose category the user assigned, newest first: the categoriser learns from them.
    index('conversations_taught')
      .on(t.userId, t.lastActivityAt.desc().nullsFirst())
      .where(sql`placed_by = 'user' and deleted_at is null`),
    // Archived conversations. The counts of categories leave them out.
    index('conversations_archived')
      .on(t.userId)
      .where(sql`is_archived and deleted_at is null`),
    // Conversations whose title or category a model has yet to improve in the background.
    index('conversations_unrefined')
      .on(t.userId, t.lastActivityAt.desc().nullsFirst())
      .where(sql`deleted_at is null and refined_at is null and (needs_review or titled_by = 'engine')`),
    index('conversations_review')
      .on(t.userId, t.lastActivityAt.desc().nullsFirst())
      .where(sql`needs_review and deleted_at is null`),
  ],
);

/** Properties of a conversation at its source that a later import may change. */
export interface SourceState {
  isPinned: boolean;
  isArchived: boolean;
  /** When the source said it was last changed, in milliseconds since 1970. */
  updatedAt: number | null;
}

/** A foreign key to the conversation: the row is deleted with it. */
export const deletedWithConversation = (t: { userId: AnyPgColumn; conversationId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.userId, t.conversationId],
    foreignColumns: [conversations.userId, conversations.id],
  }).onDelete('cascade');

/**
 * A labelled part of a message that is not its plain text: reasoning, code, tool output, an attachment's placeholder.
 */
export interface MessageBlock {
  type: string;
  [field: string]: unknown;
}

// Conditions of the partial indexes below. The planner uses an index only if the query repeats its condition exactly.

/** The message has code. A code block of Markdown with a title does not count: it is a canvas with prose. */
export const hasCodeCondition = sql`(position('\`\`\`' in content) > 0
  or jsonb_path_exists(blocks, '$[*] ? (@.type == "code" && (!(@.language == "markdown") || !exists(@.title)))'))`;
export const hasAttachmentCondition = sql`blocks @> '[{"type":"attachment"}]'::jsonb`;

export const messages = pgTable(
  'messages',
  {
    userId: ownerColumn(),
    conversationId: uuid('conversation_id').notNull(),
    id: uuid('id').notNull(),
    parentId: uuid('parent_id'),
    /** The order of arrival within the conversation; parents come before their children. */
    seq: integer('seq').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    blocks: jsonb('blocks').$type<MessageBlock[]>(),
    status: text('status', { enum: ['complete', 'interrupted'] })
      .notNull()
      .default('complete'),
    model: text('model'),
    /** The number of tokens that the reply used; null if unknown. */
    tokens: jsonb('tokens').$type<ReplyTokens>(),
    /**
     * A 128-bit hash of the parent's fingerprint, the role and the text. When a client sends a whole history, the hash
     * of the last message in it finds the stored message.
     */
    fingerprint: uuid('fingerprint').notNull(),
    sourceId: text('source_id'),
    /** The import that added the message, and whose undo removes it. */
    importId: uuid('import_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId, t.id] }),
    index('messages_order').on(t.userId, t.conversationId, t.seq),
    index('messages_fingerprint').on(t.userId, t.fingerprint),
    // Finds the models of a conversation without reading its texts.
    index('messages_model')
      .on(t.userId, t.conversationId, t.model)
      .where(sql`model is not null`),
    // Finds conversations with code or files without reading their texts.
    index('messages_with_code').on(t.userId, t.conversationId).where(hasCodeCondition),
    index('messages_with_attachment').on(t.userId, t.conversationId).where(hasAttachmentCondition),
  ],
);

/**
 * The full-text index of a conversation, in chunks because a tsvector is limited to 1 MB. Chunk 0 includes the title.
 */
export const conversationWords = pgTable(
  'conversation_words',
  {
    userId: ownerColumn(),
    conversationId: uuid('conversation_id').notNull(),
    chunk: integer('chunk').notNull(),
    /** The document of the chunk; null for a chunk of messages. */
    documentId: uuid('document_id'),
    /**
     * The range of the chunk. A chunk of messages has those with fromSeq <= seq <= toSeq. A chunk of a document has the
     * characters of its text from fromSeq to toSeq, exclusive.
     */
    fromSeq: integer('from_seq').notNull(),
    toSeq: integer('to_seq').notNull(),
    /**
     * The month of the conversation's last activity when the chunk was written, as the number of months since the year
     * 0. Common words are searched in the latest months only.
     */
    month: integer('month').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId, t.chunk] }),
    index('conversation_words_month_words').using('gin', t.userId, t.month, t.words),
  ],
);
