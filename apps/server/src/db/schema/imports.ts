import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

export interface ImportCounts {
  found: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

/** `path` is relative to the directory of imports; bytesReceived < bytes during the upload. */
export interface ImportedFile {
  name: string;
  path: string;
  bytes: number;
  bytesReceived: number;
}

export interface ImportOptions {
  /** Stop at status `ready` until the import is started. */
  preview: boolean;
  /** Only these providers; all if absent. */
  sources?: string[];
  /** Names of projects in the export whose conversations are left out. */
  withoutProjects?: string[];
  /** Merge activities that Gemini logged within half an hour of each other. */
  groupsByTime?: boolean;
  /** Name of a project in the export → id of the category for its conversations. */
  mapping?: Record<string, string>;
}

/** What the preview found in the files, before anything was stored. Times are ISO. */
export interface ImportPreview {
  sources: { source: string; conversations: number; messages: number; from: string | null; to: string | null }[];
  projects: { name: string; source: string; conversations: number }[];
  skipped: number;
}

export const imports = pgTable(
  'imports',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    status: text('status', {
      enum: ['uploading', 'ready', 'queued', 'running', 'completed', 'failed', 'cancelled', 'undone'],
    }).notNull(),
    /** In reading order. */
    files: jsonb('files').$type<ImportedFile[]>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull().default({ preview: false }),
    /** Null before a preview was made, and for imports without one. */
    preview: jsonb('preview').$type<ImportPreview>(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** The counts of each source. */
    sources: jsonb('sources').$type<({ source: string } & ImportCounts)[]>().notNull().default([]),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts & { archived?: number }>().notNull(),
    /** Where to continue after a crash; only the reader of the export knows its format. */
    cursor: jsonb('cursor').$type<Record<string, unknown>>(),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    /** Renewed by the process that runs the import. After it has expired, another process may take over. */
    leaseExpiresAt: instant('lease_expires_at'),
    createdAt: instant('created_at').notNull(),
    /** When the last part of an upload was received. */
    receivedAt: instant('received_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** For a live receipt only: the device that sent its records. The next column is the name that it had. */
    deviceId: uuid('device_id'),
    deviceName: text('device_name'),
    /** The day of a live receipt, in the person's time zone. */
    captureDay: date('capture_day', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('imports_recent').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('imports_open').on(t.status, t.leaseExpiresAt),
    index('imports_live')
      .on(t.userId, t.deviceId, t.captureDay)
      .where(sql`device_id is not null`),
  ],
);

/** Receipt lines: what was not imported, and why. */
export const importSkips = pgTable(
  'import_skips',
  {
    userId: ownerColumn(),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    item: text('item').notNull(),
    reason: text('reason').notNull(),
    /** Set if the line is about a conversation in the trash, which the user can restore with one click. */
    conversationId: uuid('conversation_id'),
    /** SHA-256 of a whole file that was kept because its format was not recognised. */
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

export interface StateBefore {
  activeLeafId: string | null;
  sourceHash: string | null;
  lastActivityAt: string;
  /** The earlier values of the fields that the import overwrote; absent for fields that it left unchanged. */
  title?: string;
  isPinned?: boolean;
  isArchived?: boolean;
}

/** What an import changed in a conversation, so that undo can revert exactly that. */
export const importChanges = pgTable(
  'import_changes',
  {
    userId: ownerColumn(),
    importId: uuid('import_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    action: text('action', { enum: ['created', 'updated', 'restored'] }).notNull(),
    /** The conversation's state before the update. */
    before: jsonb('before').$type<StateBefore>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.importId, t.conversationId] })],
);

/**
 * Projects of an export that became a subcategory. If the subcategory is deleted, the row stays, so that the next
 * import does not create it again.
 */
export const importedProjects = pgTable(
  'imported_projects',
  {
    userId: ownerColumn(),
    source: text('source').notNull(),
    /** The provider's id. */
    projectId: text('project_id').notNull(),
    /** The import that assigned the subcategory to the project. */
    importId: uuid('import_id').notNull(),
    subcategoryId: uuid('subcategory_id').notNull(),
    /** Whether the import added the subcategory; false if the person had one with this name. */
    isAdded: boolean('is_added').notNull(),
    /**
     * The instructions that the import set; empty if it set none. If the subcategory has other instructions, the person
     * wrote them.
     */
    instructions: text('instructions').notNull(),
    /** The files that the import put into the library. */
    fileIds: uuid('file_ids').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.source, t.projectId] }),
    index('imported_projects_import').on(t.userId, t.importId),
  ],
);
