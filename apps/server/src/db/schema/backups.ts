import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId } from './columns.ts';
import { users } from './identity.ts';

const owned = () => ownerId().references(() => users.id, { onDelete: 'cascade' });

/** Rows by table. */
export type StoredCounts = Record<string, number>;

export interface StoredFault {
  code: string;
  message: string;
}

/** What came of restoring a backup into a scratch account and comparing. */
export interface StoredVerification {
  outcome: 'equal' | 'different' | 'failed';
  /** ISO 8601. */
  checkedAt: string;
  rows: number;
  files: number;
  /** What differs, or why it failed. */
  message: string | null;
}

/** What a restore adds, finds there and finds changed, by table. */
export interface StoredRestoreCounts {
  table: string;
  total: number;
  added: number;
  present: number;
  changed: number;
  trashed?: number;
}

/** An archive of everything somebody has; the bytes lie in the object store. */
export const backups = pgTable(
  'backups',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    trigger: text('trigger', { enum: ['manual', 'schedule'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    /** 0..1 */
    progress: real('progress').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    counts: jsonb('counts').$type<StoredCounts>().notNull().default({}),
    error: jsonb('error').$type<StoredFault>(),
    /** Set while it is being proved. */
    verifyingSince: instant('verifying_since'),
    verification: jsonb('verification').$type<StoredVerification>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('backups_recent').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

/** No row: none are made by themselves. */
export const backupSchedules = pgTable(
  'backup_schedules',
  {
    userId: owned().primaryKey(),
    every: text('every', { enum: ['day', 'week', 'month'] }).notNull(),
    /** Scheduled ones beyond these go, the oldest first. */
    keep: integer('keep').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  // What is due, whoever's it is.
  (t) => [index('backup_schedules_due').on(t.nextAt)],
);

/** A backup that somebody has brought; the bytes lie in the object store until it is restored or given up. */
export const restores = pgTable(
  'restores',
  {
    userId: owned(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['checking', 'ready', 'restoring', 'completed', 'failed'] }).notNull(),
    fileName: text('file_name').notNull(),
    /** When the backup was made, and of whom. */
    madeAt: instant('made_at'),
    madeFor: text('made_for'),
    counts: jsonb('counts').$type<StoredRestoreCounts[]>().notNull().default([]),
    files: integer('files').notNull().default(0),
    error: jsonb('error').$type<StoredFault>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('restores_age').on(t.createdAt)],
);
