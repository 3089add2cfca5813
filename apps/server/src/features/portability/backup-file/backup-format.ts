import { z } from 'zod';

/**
 * The manifest in the ZIP file of a backup, of an account or of an instance. It names all tables and files of the ZIP
 * file with their sizes and checksums; a backup must not contain anything else. The rows of a table are lines of JSON, or
 * what COPY of PostgreSQL writes in its binary format.
 */
export interface BackupManifest {
  tables: TableEntry[];
  files: FileEntry[];
}

export interface TableEntry extends BackupEntry {
  name: string;
  columns: string[];
  rows: number;
}

export interface FileEntry extends BackupEntry {
  /** The entry's name in the ZIP file. */
  path: string;
}

export interface BackupEntry {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The entry of the ZIP file that holds the manifest, written last because it has the checksums of all others. */
export const MANIFEST = 'manifest.json';

export type RowFormat = 'ndjson' | 'pgcopy';

export function tablePath(name: string, format: RowFormat = 'ndjson'): string {
  return `tables/${name}.${format}`;
}

export const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Size = z.int().nonnegative();
const Column = z.string().regex(/^[a-z0-9_]{1,60}$/);
const entry = { bytes: Size, sha256: Digest };

/** The schema of a table's entry in a manifest; the table's name must match `name`. */
export const tableSchema = (name: RegExp) =>
  z.object({ name: z.string().regex(name), columns: z.array(Column).min(1).max(200), rows: Size, ...entry });

/** The schema of a file's entry in a manifest; the file's path must match `path`. */
export const fileSchema = (path: RegExp) => z.object({ path: z.string().regex(path), ...entry });

/** The first fields of every manifest. */
export const manifestHead = { app: z.string().max(200), createdAt: z.iso.datetime() };
