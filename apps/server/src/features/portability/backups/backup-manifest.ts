import { limits, storedText, TimeZone } from '@app/contract/primitives';
import { z } from 'zod';
import { fileSchema, manifestHead, tableSchema } from '../backup-file/backup-format.ts';

export const BACKUP_FORMAT = 'account-backup';
/** Increase it when older apps can no longer read new backups. */
export const BACKUP_VERSION = 2;
export const MAX_FILES = 200_000;
export const MAX_TABLES = 200;

const BackupTable = tableSchema(/^[a-z0-9_]{1,60}$/);
/** 'kept' is an imported file in an unknown format, which is stored unchanged. */
const BackupFile = fileSchema(/^files\/\d{1,9}$/).extend({ kind: z.enum(['attachment', 'kept', 'photo']) });

/** The manifest of an account's backup. The `columns` of a table do not include the owner's id. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.int().min(1).max(BACKUP_VERSION),
  ...manifestHead,
  account: z.object({
    /** Shown to the user. */
    email: storedText({ label: 'The email', max: limits.emailLength }),
    // A user of a sign-in provider may have no last name.
    firstName: storedText({ label: 'First name', max: limits.nameLength }),
    lastName: storedText({ label: 'Last name', max: limits.nameLength }),
    timeZone: TimeZone,
  }),
  tables: z.array(BackupTable).max(MAX_TABLES),
  files: z.array(BackupFile).max(MAX_FILES),
});
export type Manifest = z.output<typeof Manifest>;
