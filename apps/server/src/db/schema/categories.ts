import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chatFiles } from './chat-files.ts';
import { instant, ownerId } from './columns.ts';
import { ownerColumn } from './identity.ts';

export const categories = pgTable(
  'categories',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    /** Set on built-in ('education' … 'other') and ready-made categories. The categoriser refers to them by slug. */
    slug: text('slug'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    emoji: text('emoji').notNull(),
    color: text('color').notNull(),
    examples: text('examples').array().notNull().default([]),
    position: integer('position').notNull(),
    /** A maintained count of active conversations (neither in the trash nor archived). */
    conversationCount: integer('conversation_count').notNull().default(0),
    /** Instructions for the replies in its chats; empty if there are none. */
    instructions: text('instructions').notNull().default(''),
    /** The id of the model that new chats in it begin with; the model may no longer exist. */
    defaultModel: text('default_model'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('categories_slug').on(t.userId, t.slug)],
);

export const subcategories = pgTable(
  'subcategories',
  {
    userId: ownerColumn(),
    categoryId: uuid('category_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['company', 'topic', 'other'] }).notNull(),
    conversationCount: integer('conversation_count').notNull().default(0),
    lastConversationAt: instant('last_conversation_at'),
    /** Instructions for the replies in its chats; empty if there are none. */
    instructions: text('instructions').notNull().default(''),
    /** The id of the model that new chats in it begin with; the model may no longer exist. */
    defaultModel: text('default_model'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('subcategories_name').on(t.userId, t.categoryId, t.name),
  ],
);

/** Files of the library that the chats in a category or a subcategory may use. */
export const categoryFiles = pgTable(
  'category_files',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    categoryId: uuid('category_id').notNull(),
    /** Null for a file of the category itself. */
    subcategoryId: uuid('subcategory_id'),
    fileId: uuid('file_id').notNull(),
    /** The place of the file in the order in which the person chose the files. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('category_files_once').on(t.userId, t.categoryId, t.subcategoryId, t.fileId).nullsNotDistinct(),
    index('category_files_file').on(t.userId, t.fileId),
    foreignKey({
      name: 'category_files_category',
      columns: [t.userId, t.categoryId],
      foreignColumns: [categories.userId, categories.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'category_files_subcategory',
      columns: [t.userId, t.subcategoryId],
      foreignColumns: [subcategories.userId, subcategories.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'category_files_of_file',
      columns: [t.userId, t.fileId],
      foreignColumns: [chatFiles.userId, chatFiles.id],
    }).onDelete('cascade'),
  ],
);
