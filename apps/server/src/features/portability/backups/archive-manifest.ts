import { limits, storedText, TimeZone } from '@app/contract/primitives';
import { z } from 'zod';

export const FORMAT = 'account-backup';
/** Grows when an older app could not read what a newer one writes. */
export const VERSION = 2;
export const MANIFEST = 'manifest.json';
export const mostFiles = 200_000;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Size = z.int().nonnegative();
const Name = z.string().regex(/^[a-z0-9_]{1,60}$/);

const ArchiveTable = z.object({
  name: Name,
  /** Of every row, without the owner. */
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

/** The last entry of an archive: what else is in it. Nothing else than that may be in it. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1).max(VERSION),
  app: z.string().max(200),
  createdAt: z.iso.datetime(),
  account: z.object({
    /** Only shown: whose backup it is. */
    email: storedText({ label: 'The email', max: limits.emailLength }),
    // Who signs in through a provider may have no last name.
    firstName: storedText({ label: 'First name', max: limits.nameLength }),
    lastName: storedText({ label: 'Last name', max: limits.nameLength }),
    timeZone: TimeZone,
  }),
  tables: z.array(ArchiveTable).max(200),
  files: z.array(ArchiveFile).max(mostFiles),
});
export type Manifest = z.output<typeof Manifest>;

export function tablePath(name: string): string {
  return `tables/${name}.ndjson`;
}
