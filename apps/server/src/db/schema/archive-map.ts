import { integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './columns.ts';
import { deletedWithConversation } from './conversations.ts';
import { ownerColumn } from './identity.ts';

/** A named part of the map. Its place and its radius are in units of the longer side of the map. */
export interface StoredRegion {
  name: string;
  x: number;
  y: number;
  radius: number;
  /** How many conversations in this part are about the subject that it is named after. */
  count: number;
  /**
   * How many conversations of any subject were in this part when it was named. The part loses its name when many of
   * these conversations no longer exist.
   */
  points: number;
}

/** The last computed map of a user's conversations. */
export const archiveMaps = pgTable('archive_maps', {
  userId: ownerColumn().primaryKey(),
  /** The model that made the vectors. If it or `version` changes, the map is laid out again. */
  embedder: text('embedder').notNull(),
  /** The version of the layout. */
  version: integer('version').notNull(),
  /**
   * The number of conversations when the whole map was last laid out. Conversations added later have not moved the
   * others.
   */
  laidOut: integer('laid_out').notNull(),
  regions: jsonb('regions').$type<StoredRegion[]>().notNull(),
});

/** The place of a conversation on the map; both axes from 0 to 1. */
export const archiveMapPoints = pgTable(
  'archive_map_points',
  {
    userId: ownerId(),
    conversationId: uuid('conversation_id').notNull(),
    x: real('x').notNull(),
    y: real('y').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.conversationId] }), deletedWithConversation(t)],
);
