import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

export interface ImportCounts {
  found: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

/** `path` is relative to the folder of imports; bytesReceived < bytes while it is being uploaded. */
export interface ImportedFile {
  name: string;
  path: string;
  bytes: number;
  bytesReceived: number;
}

export interface ImportOptions {
  /** Stop at status ready and wait to be started. */
  preview: boolean;
  /** Only these providers; all when absent. */
  sources?: string[];
  /** Names of projects in the export whose conversations are left out. */
  withoutProjects?: string[];
  /** Join what Gemini logged within half an hour of each other. */
  groupsByTime?: boolean;
  /** Name of a project in the export → id of the category its conversations go to. */
  mapping?: Record<string, string>;
}

/** What a look into the files found before anything was stored. Times are ISO. */
export interface ImportPreview {
  sources: { source: string; conversations: number; messages: number; from: string | null; to: string | null }[];
  projects: { name: string; source: string; conversations: number }[];
  skipped: number;
}

export const imports = pgTable(
  'imports',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    status: text('status', {
      enum: ['uploading', 'ready', 'queued', 'running', 'completed', 'failed', 'cancelled', 'undone'],
    }).notNull(),
    /** In the order in which they are read. */
    files: jsonb('files').$type<ImportedFile[]>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull().default({ preview: false }),
    /** Null while nobody has looked, and where nobody was asked to. */
    preview: jsonb('preview').$type<ImportPreview>(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Per source: what was found there. */
    sources: jsonb('sources').$type<({ source: string } & ImportCounts)[]>().notNull().default([]),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    /** Where to go on after a crash; opaque to all but the reader. */
    cursor: jsonb('cursor').$type<Record<string, unknown>>(),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    /** Renewed by the process that runs it; past it another one takes over. */
    leaseExpiresAt: instant('lease_expires_at'),
    createdAt: instant('created_at').notNull(),
    /** When the last piece of an upload came. */
    receivedAt: instant('received_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('imports_recent').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('imports_open').on(t.status, t.leaseExpiresAt),
  ],
);

/** Receipt lines: what was not taken, and why. */
export const importSkips = pgTable(
  'import_skips',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    item: text('item').notNull(),
    reason: text('reason').notNull(),
    /** Set when the reason is 'in trash': one click restores it. */
    conversationId: uuid('conversation_id'),
    /** SHA-256 of the item as it came, where it is a whole file that was kept because nobody could read it. */
    keptHash: text('kept_hash'),
    keptBytes: bigint('kept_bytes', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.position] }),
    index('import_skips_kept')
      .on(t.userId, t.importId)
      .where(sql`kept_hash is not null`),
  ],
);

/** What an import did to a conversation, so that undo can take exactly that back. */
export const importChanges = pgTable(
  'import_changes',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    action: text('action', { enum: ['created', 'updated', 'restored'] }).notNull(),
    /** The conversation as it stood before an update. */
    before: jsonb('before').$type<{ activeLeafId: string | null; sourceHash: string | null; lastActivityAt: string }>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.importId, t.conversationId] })],
);
