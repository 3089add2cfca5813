import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** A template's state before a change. */
export interface StoredTemplateVersion {
  version: number;
  name: string;
  body: string;
  /** ISO 8601. */
  savedAt: string;
}

export const templates = pgTable(
  'templates',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    /** The category; if the category was deleted since, the template counts as having none. */
    categoryId: uuid('category_id'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    usageCount: integer('usage_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Latest first, at most twenty. */
    versions: jsonb('versions').$type<StoredTemplateVersion[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set while it is in the trash. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('templates_trash').on(t.userId, t.deletedAt)],
);
