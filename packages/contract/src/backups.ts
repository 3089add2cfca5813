/** Backups of an account, and restoring them. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, QueryFlag, requestObject, Timestamp, versionHeaders } from './primitives.ts';

/** How many manually created backups can exist at the same time. */
export const MAX_MANUAL_BACKUPS = 10;

const Fault = z.object({ code: z.string(), message: z.string() });

/** Number of rows by kind, such as `conversations` or `messages`; `files` are attachments and the photo. */
const Counts = z.record(z.string(), Count);

/** The result of a verification, which restores a backup into a scratch account and compares every row. */
export const BackupVerification = z.object({
  outcome: z.enum(['equal', 'different', 'failed']),
  checkedAt: Timestamp,
  /** Number of rows compared. */
  rows: Count,
  files: Count,
  /** The differences, or why the verification failed. */
  message: z.nullable(z.string()),
});
export type BackupVerification = z.output<typeof BackupVerification>;

/** queued → running → ready or failed. */
export const Backup = z.object({
  id: Id,
  trigger: z.enum(['manual', 'schedule']),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  /** Size of the ZIP file in bytes; null until it is ready. */
  bytes: z.nullable(Count),
  /** The download path within the app; null until it is ready. */
  url: z.nullable(z.string()),
  counts: Counts,
  error: z.nullable(Fault),
  isVerifying: z.boolean(),
  verification: z.nullable(BackupVerification),
  createdAt: Timestamp,
  finishedAt: z.nullable(Timestamp),
});
export type Backup = z.output<typeof Backup>;

const Interval = z.enum(['off', 'day', 'week', 'month'], 'Please choose off, day, week or month.');
const keepFault = 'Please choose to keep 1 to 30 backups.';

export const BackupSchedule = z.object({
  every: Interval,
  /** How many scheduled backups are kept; the oldest are deleted first. */
  keep: z.int(),
  nextAt: z.nullable(Timestamp),
});
export type BackupSchedule = z.output<typeof BackupSchedule>;

export const SetBackupScheduleBody = requestObject({
  every: Interval,
  keep: z._default(z.int(keepFault).check(z.minimum(1, keepFault), z.maximum(30, keepFault)), 7),
});
export type SetBackupScheduleBody = z.output<typeof SetBackupScheduleBody>;

/**
 * The effect of a restore on one kind of rows. total = added + present. Of the present rows, `changed` differ from the
 * backup and `trashed` are in the trash; the restore modifies none of them.
 */
export const RestoreCounts = z.object({
  table: z.string(),
  total: Count,
  added: Count,
  present: Count,
  changed: Count,
  trashed: Count,
});
export type RestoreCounts = z.output<typeof RestoreCounts>;

/**
 * checking → restoring → completed, or failed. With `preview` it stops at `ready` after checking, before anything is
 * written.
 */
export const Restore = z.object({
  id: Id,
  status: z.enum(['checking', 'ready', 'restoring', 'completed', 'failed']),
  fileName: z.string(),
  /** When the backup was made; null until its file was read. */
  madeAt: z.nullable(Timestamp),
  /** The email of the account in the backup; null until its file was read. */
  madeFor: z.nullable(z.string()),
  /** The expected result with status `ready`, the actual result with status `completed`. */
  counts: z.array(RestoreCounts),
  files: Count,
  error: z.nullable(Fault),
  createdAt: Timestamp,
  finishedAt: z.nullable(Timestamp),
});
export type Restore = z.output<typeof Restore>;

const params = z.object({ id: Id });

export const createBackup = endpoint({
  method: 'POST',
  path: '/api/backups',
  access: 'user',
  summary:
    'Backs up the whole account into a ZIP file: all entities, attachments, photo and settings, with checksums. Premium.',
  response: Backup,
  status: 202,
  errors: ['backups.premium_required', 'backups.too_many'],
});

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/backups',
  access: 'user',
  summary: 'Backups, latest first.',
  response: z.array(Backup),
  errors: [],
});

export const getBackup = endpoint({
  method: 'GET',
  path: '/api/backups/:id',
  access: 'user',
  summary: 'The progress of a backup, and its contents when it is complete.',
  params,
  response: Backup,
  errors: ['backups.not_found'],
});

export const deleteBackup = endpoint({
  method: 'DELETE',
  path: '/api/backups/:id',
  access: 'user',
  summary: 'Deletes a backup and its file.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['backups.not_found'],
});

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/api/backups/:id/file',
  access: 'user',
  summary: 'The backup as a ZIP file.',
  params,
  response: z.unknown(),
  produces: 'binary',
  errors: ['backups.not_found', 'backups.not_ready'],
});

export const verifyBackup = endpoint({
  method: 'POST',
  path: '/api/backups/:id/verify',
  access: 'user',
  summary: 'Verifies a backup: restores it into a scratch account, compares every row, and deletes that account.',
  params,
  response: Backup,
  status: 202,
  errors: ['backups.not_found', 'backups.not_ready'],
});

export const getBackupSchedule = endpoint({
  method: 'GET',
  path: '/api/backups/schedule',
  access: 'user',
  summary: 'The schedule of automatic backups.',
  response: BackupSchedule,
  responseHeaders: versionHeaders,
  errors: [],
});

export const setBackupSchedule = endpoint({
  method: 'PUT',
  path: '/api/backups/schedule',
  access: 'user',
  summary: 'Changes the schedule of automatic backups. Premium, except for switching it off.',
  body: SetBackupScheduleBody,
  response: BackupSchedule,
  errors: ['backups.premium_required'],
});

export const createRestore = endpoint({
  method: 'POST',
  path: '/api/restore',
  access: 'user',
  summary:
    'Restores an uploaded backup, one part named file, into this account. With preview it only computes the effect.',
  query: z.object({ preview: z.optional(QueryFlag) }),
  consumes: 'multipart',
  response: Restore,
  status: 202,
  errors: ['backups.file_missing', 'backups.too_large', 'backups.restore_running'],
});

export const getRestore = endpoint({
  method: 'GET',
  path: '/api/restore/:id',
  access: 'user',
  summary: 'A restore: its expected effect, its progress, and its result.',
  params,
  response: Restore,
  errors: ['backups.restore_not_found'],
});

export const startRestore = endpoint({
  method: 'POST',
  path: '/api/restore/:id/start',
  access: 'user',
  summary:
    'Starts a restore with status ready. It is applied completely or not at all, and existing data is not changed.',
  params,
  response: Restore,
  status: 202,
  errors: ['backups.restore_not_found', 'backups.restore_wrong_state'],
});

export const discardRestore = endpoint({
  method: 'DELETE',
  path: '/api/restore/:id',
  access: 'user',
  summary: 'Discards a restore that has not started, was interrupted or has ended.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['backups.restore_not_found', 'backups.restore_wrong_state'],
});

/** All endpoints of this file by name, for the list of all endpoints. */
export const backupEndpoints = {
  createBackup,
  listBackups,
  getBackup,
  deleteBackup,
  downloadBackup,
  verifyBackup,
  getBackupSchedule,
  setBackupSchedule,
  createRestore,
  getRestore,
  startRestore,
  discardRestore,
} as const;

export const backupEntities = { Backup, BackupSchedule, Restore } as const;
