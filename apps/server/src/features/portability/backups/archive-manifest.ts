import { limits, storedText, TimeZone } from '@app/contract/primitives';
import { z } from 'zod';

export const FORMAT = 'account-backup';
/** Increase it when older apps can no longer read new archives. */
export const VERSION = 2;
export const MANIFEST = 'manifest.json';
export const MAX_FILES = 200_000;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Size = z.int().nonnegative();
const Name = z.string().regex(/^[a-z0-9_]{1,60}$/);

const ArchiveTable = z.object({
  name: Name,
  /** The columns of every row, without the owner's id. */
  columns: z.array(Name).min(1).max(200),
  rows: Size,
  bytes: Size,
  sha256: Digest,
});
export type ArchiveTable = z.output<typeof ArchiveTable>;

const ArchiveFile = z.object({
  path: z.string().regex(/^files\/\d{1,9}$/),
  kind: z.enum(['attachment', 'kept', 'photo']),
  bytes: Size,
  sha256: Digest,
});
export type ArchiveFile = z.output<typeof ArchiveFile>;

/** The last entry of an archive: lists all other entries. An archive must not contain anything else. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1).max(VERSION),
  app: z.string().max(200),
  createdAt: z.iso.datetime(),
  account: z.object({
    /** Shown to the user. */
    email: storedText({ label: 'The email', max: limits.emailLength }),
    // A user of a sign-in provider may have no last name.
    firstName: storedText({ label: 'First name', max: limits.nameLength }),
    lastName: storedText({ label: 'Last name', max: limits.nameLength }),
    timeZone: TimeZone,
  }),
  tables: z.array(ArchiveTable).max(200),
  files: z.array(ArchiveFile).max(MAX_FILES),
});
export type Manifest = z.output<typeof Manifest>;

export function tablePath(name: string): string {
  return `tables/${name}.ndjson`;
}
