import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ownerColumn } from './identity.ts';

/** Number of rows by table. */
export type StoredCounts = Record<string, number>;

export interface StoredFault {
  code: string;
  message: string;
}

/** The result of verifying a backup, which is restored into a scratch account and compared with it. */
export interface StoredVerification {
  outcome: 'equal' | 'different' | 'failed';
  /** ISO 8601. */
  checkedAt: string;
  rows: number;
  files: number;
  /** What differs, or why the verification failed. */
  message: string | null;
}

/** Counts of one table: rows that a restore adds, rows that exist already, and how many of the existing ones differ. */
export interface StoredRestoreCounts {
  table: string;
  total: number;
  added: number;
  present: number;
  changed: number;
  /** Existing rows that are in the trash; absent in counts that an earlier version of the app stored. */
  trashed?: number;
}

/** A backup of an account; its ZIP file is in the object store. */
export const backups = pgTable(
  'backups',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    trigger: text('trigger', { enum: ['manual', 'schedule'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    /** 0 to 1. */
    progress: real('progress').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    counts: jsonb('counts').$type<StoredCounts>().notNull().default({}),
    error: jsonb('error').$type<StoredFault>(),
    /** Set while it is being verified. */
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

/** Without a row no backups are made automatically. */
export const backupSchedules = pgTable(
  'backup_schedules',
  {
    userId: ownerColumn().primaryKey(),
    every: text('every', { enum: ['day', 'week', 'month'] }).notNull(),
    /** How many scheduled backups are kept; the oldest are deleted first. */
    keep: integer('keep').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  // The due rows of all users.
  (t) => [index('backup_schedules_due').on(t.nextAt)],
);

/** An uploaded backup to restore; its ZIP file is in the object store until it is restored or discarded. */
export const restores = pgTable(
  'restores',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['checking', 'ready', 'restoring', 'completed', 'failed'] }).notNull(),
    fileName: text('file_name').notNull(),
    /** When the backup was made. */
    madeAt: instant('made_at'),
    /** The email of the account in the backup. */
    madeFor: text('made_for'),
    counts: jsonb('counts').$type<StoredRestoreCounts[]>().notNull().default([]),
    files: integer('files').notNull().default(0),
    error: jsonb('error').$type<StoredFault>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('restores_age').on(t.createdAt)],
);
