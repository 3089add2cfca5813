import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { notAnExport } from '../reading/read-export.errors.ts';

/** Larger values are not read: no program keeps chats that large. Characters of a text, bytes of a blob. */
export const MAX_VALUE_LENGTH = 8 * 1024 * 1024;

export type Fields = Record<string, unknown>;

export interface SqliteFile {
  path: string;
  /** The user's name for the file. */
  name: string;
}

export function isSqlite(head: Buffer): boolean {
  return head.toString('latin1', 0, 16) === 'SQLite format 3\0';
}

/** Reads from an uploaded database and closes it. Throws imports.not_an_export if it is damaged. */
export function withDatabase<Result>({ path, name }: SqliteFile, read: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(path);
  try {
    return read(database);
  } catch (error) {
    throw damagedDatabase(name, error);
  } finally {
    database.close();
  }
}

/**
 * Opens the database as `immutable`. A copy of a database that a program had open is in WAL mode: without `immutable`,
 * SQLite would have to create files next to the copy.
 */
export function openDatabase(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, enableForeignKeyConstraints: false });
}

export function damagedDatabase(name: string, cause: unknown) {
  return notAnExport(
    name,
    'This database is damaged or incomplete. Please close the program that wrote it and copy the file again.',
    cause,
  );
}

/** The object or array in a value, which is JSON as text or as bytes; null for any other value. */
export function parseFields(value: unknown): Fields | null {
  const text = value instanceof Uint8Array ? Buffer.from(value).toString() : value;
  if (typeof text !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : null;
  } catch {
    return null;
  }
}
