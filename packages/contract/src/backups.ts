/** Backups of an account, and the way back from them. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, QueryFlag, requestObject, Timestamp, versionHeaders } from './primitives.ts';

/** How many backups made by hand can lie there at the same time. */
export const mostManualBackups = 10;

const Fault = z.object({ code: z.string(), message: z.string() });

/** Rows by kind, such as `conversations` or `messages`; `files` are attachments and the photo. */
const Counts = z.record(z.string(), Count);

/** What came of restoring a backup into a scratch account, reading that back and comparing every row. */
export const BackupVerification = z.object({
  outcome: z.enum(['equal', 'different', 'failed']),
  checkedAt: Timestamp,
  /** Compared. */
  rows: Count,
  files: Count,
  /** What differs, or why it could not be compared. */
  message: z.nullable(z.string()),
});
export type BackupVerification = z.output<typeof BackupVerification>;

/** queued → running → ready or failed. */
export const Backup = z.object({
  id: Id,
  trigger: z.enum(['manual', 'schedule']),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** 0..1 */
  progress: z.number(),
  /** Of the archive, once it is ready. */
  bytes: z.nullable(Count),
  /** Where the archive is downloaded, a path within the app; null until it is ready. */
  url: z.nullable(z.string()),
  counts: Counts,
  error: z.nullable(Fault),
  isVerifying: z.boolean(),
  verification: z.nullable(BackupVerification),
  createdAt: Timestamp,
  finishedAt: z.nullable(Timestamp),
});
export type Backup = z.output<typeof Backup>;

const Every = z.enum(['off', 'day', 'week', 'month'], 'Please choose off, day, week or month.');
const keepFault = 'Please keep 1 to 30 backups.';

export const BackupSchedule = z.object({
  every: Every,
  /** Scheduled backups beyond these are deleted, the oldest first. */
  keep: z.int(),
  nextAt: z.nullable(Timestamp),
});
export type BackupSchedule = z.output<typeof BackupSchedule>;

export const SetBackupScheduleBody = requestObject({
  every: Every,
  keep: z._default(z.int(keepFault).check(z.minimum(1, keepFault), z.maximum(30, keepFault)), 7),
});
export type SetBackupScheduleBody = z.output<typeof SetBackupScheduleBody>;

/** What a restore does with one kind of things. total = added + present; `changed` of those present are not as in the backup, `trashed` of them lie in the trash: they stay as they are. */
export const RestoreCounts = z.object({
  table: z.string(),
  total: Count,
  added: Count,
  present: Count,
  changed: Count,
  trashed: Count,
});
export type RestoreCounts = z.output<typeof RestoreCounts>;

/** checking → restoring → completed; with `preview` it waits between them at ready, nothing being written; or failed. */
export const Restore = z.object({
  id: Id,
  status: z.enum(['checking', 'ready', 'restoring', 'completed', 'failed']),
  fileName: z.string(),
  /** When the backup was made, and the email of whose it is; null until it was looked into. */
  madeAt: z.nullable(Timestamp),
  madeFor: z.nullable(z.string()),
  /** With status ready what would happen, with completed what did. */
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
  summary: 'Make an archive of everything: every entity, attachments, photo, settings, with checksums. Premium.',
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
  summary: 'Progress while a backup is made, what is in it afterwards.',
  params,
  response: Backup,
  errors: ['backups.not_found'],
});

export const deleteBackup = endpoint({
  method: 'DELETE',
  path: '/api/backups/:id',
  access: 'user',
  summary: 'Delete a backup and its archive.',
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
  summary: 'The archive, as a ZIP file.',
  params,
  response: z.unknown(),
  produces: 'binary',
  errors: ['backups.not_found', 'backups.not_ready'],
});

export const verifyBackup = endpoint({
  method: 'POST',
  path: '/api/backups/:id/verify',
  access: 'user',
  summary: 'Prove a backup: restore it into a scratch account, read that back, compare everything, keep nothing.',
  params,
  response: Backup,
  status: 202,
  errors: ['backups.not_found', 'backups.not_ready'],
});

export const getBackupSchedule = endpoint({
  method: 'GET',
  path: '/api/backups/schedule',
  access: 'user',
  summary: 'How often backups are made by themselves.',
  response: BackupSchedule,
  responseHeaders: versionHeaders,
  errors: [],
});

export const setBackupSchedule = endpoint({
  method: 'PUT',
  path: '/api/backups/schedule',
  access: 'user',
  summary: 'Have backups made by themselves, or no longer. Premium, except for switching it off.',
  body: SetBackupScheduleBody,
  response: BackupSchedule,
  errors: ['backups.premium_required'],
});

export const createRestore = endpoint({
  method: 'POST',
  path: '/api/restore',
  access: 'user',
  summary:
    'Restore a backup into this account, brought as one part named file; with preview only say what it would do.',
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
  summary: 'What restoring would do, how it stands, and what it did.',
  params,
  response: Restore,
  errors: ['backups.restore_not_found'],
});

export const startRestore = endpoint({
  method: 'POST',
  path: '/api/restore/:id/start',
  access: 'user',
  summary: 'Restore what waits at status ready: all of it or nothing. What is there already stays as it is.',
  params,
  response: Restore,
  status: 202,
  errors: ['backups.restore_not_found', 'backups.restore_wrong_state'],
});

export const discardRestore = endpoint({
  method: 'DELETE',
  path: '/api/restore/:id',
  access: 'user',
  summary: 'Give up a restore that writes nothing yet or was cut off, or forget one that is over.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['backups.restore_not_found', 'backups.restore_wrong_state'],
});

/** By name, for the list of all calls. */
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
