import { type FileHandle, open } from 'node:fs/promises';
import { ZipArchive, type ZipEntry } from '#features/imports/imports.service.ts';
import { AppError } from '#platform/app-error.ts';
import { backupDamaged, backupOfNewerVersion, notABackup } from '../backups/backups.errors.ts';
import {
  type BackupEntry,
  type FileEntry,
  type BackupManifest,
  type RowFormat,
  type TableEntry,
  MANIFEST,
  tablePath,
} from './backup-format.ts';
import { createChecksum } from './checksum.ts';

/** The largest ratio of decompressed to compressed size: rows compress to about a tenth, pictures not at all. */
const MAX_RATIO = 200;

export interface BackupKind<Manifest> {
  maxEntries: number;
  maxDecompressedBytes: number;
  /** The largest allowed manifest; it is read into memory. */
  maxManifestBytes: number;
  /** Throws for a manifest of another kind, a newer version, or one that is not valid. */
  parseManifest: (value: unknown) => Manifest;
  /** The format of the rows in a backup with this manifest; default: lines of JSON. */
  rowFormat?: (manifest: Manifest) => RowFormat;
}

/** A backup on disk. Reading a part to its end verifies its size and checksum. */
export interface OpenedBackup<Manifest extends BackupManifest> {
  manifest: Manifest;
  rowFormat: RowFormat;
  /** The lines of a table in batches. Throws backups.damaged. */
  lines(table: TableEntry): AsyncGenerator<string[]>;
  /** The bytes of a table in the binary format of COPY. Throws backups.damaged. */
  copiedRows(table: TableEntry): AsyncGenerator<Buffer>;
  /** The bytes of a file. Throws backups.damaged. */
  file(file: FileEntry): AsyncGenerator<Buffer>;
  /** Verifies the backup by reading all of it. Throws backups.damaged. */
  verify(): Promise<void>;
  /** Verifies only its files. Throws backups.damaged. */
  verifyFiles(): Promise<void>;
  close(): void;
}

/** `source` is a path or an open file. Throws backups.not_a_backup, backups.damaged, and what `parseManifest` throws. */
export async function openBackup<Manifest extends BackupManifest>(
  source: string | FileHandle,
  { parseManifest, rowFormat: rowFormatOf, ...limits }: BackupKind<Manifest>,
): Promise<OpenedBackup<Manifest>> {
  if (!(await beginsAsZip(source))) throw notABackup();
  const file = typeof source === 'string' ? source : source.fd;
  const zip = await ZipArchive.open(file, 'The backup', { ...limits, maxRatio: MAX_RATIO }).catch((error: unknown) => {
    throw isZipError(error) ? toBackupError(error) : error;
  });
  try {
    const entries = new Map(zip.entries.map((entry) => [entry.name, entry]));
    const manifest = parseManifest(await readJson(zip, entries.get(MANIFEST), limits.maxManifestBytes));
    const { tables, files } = manifest;
    const rowFormat = rowFormatOf?.(manifest) ?? 'ndjson';
    const tablePaths = tables.map(({ name }) => tablePath(name, rowFormat));
    assertContents(zip, [MANIFEST, ...tablePaths, ...files.map((file) => file.path)]);
    const read = (name: string, expected: BackupEntry) => readVerified(zip, entries.get(name), name, expected);
    const readFile = (fileEntry: FileEntry) => read(fileEntry.path, fileEntry);
    const lines = (table: TableEntry) => {
      const name = tablePath(table.name);
      return splitLines(read(name, table), { name, count: table.rows });
    };
    const copiedRows = (table: TableEntry) => read(tablePath(table.name, rowFormat), table);
    const rows = rowFormat === 'ndjson' ? lines : copiedRows;
    const verifyFiles = async (): Promise<void> => {
      for (const fileEntry of files) for await (const piece of readFile(fileEntry)) void piece;
    };
    const verify = async (): Promise<void> => {
      for (const table of tables) for await (const batch of rows(table)) void batch;
      await verifyFiles();
    };
    return { manifest, rowFormat, lines, copiedRows, file: readFile, verify, verifyFiles, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Throws unless the ZIP has each of these entries exactly once and no others. */
function assertContents({ entries }: ZipArchive, names: readonly string[]): void {
  const isComplete = new Set(names).size === names.length && entries.length === names.length;
  if (!isComplete) throw backupDamaged('its list of contents is wrong');
  const found = new Set(entries.map(({ name }) => name));
  for (const name of names) if (!found.has(name)) throw backupDamaged(`${name} is missing`);
}

/** Throws backups.not_a_backup for a manifest of another format, and backups.newer_version. */
export function assertFormat(value: unknown, supported: { format: string; version: number }): void {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== supported.format) throw notABackup();
  if (typeof version === 'number' && version > supported.version) throw backupOfNewerVersion();
}

async function beginsAsZip(source: string | FileHandle): Promise<boolean> {
  const file = typeof source === 'string' ? await open(source, 'r') : source;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    if (typeof source === 'string') await file.close();
  }
}

async function readJson(zip: ZipArchive, entry: ZipEntry | undefined, maxBytes: number): Promise<unknown> {
  if (entry === undefined || entry.size > maxBytes) throw notABackup();
  const pieces: Buffer[] = [];
  for await (const piece of readPieces(zip, entry)) pieces.push(Buffer.from(piece));
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    throw notABackup();
  }
}

async function* readVerified(
  zip: ZipArchive,
  entry: ZipEntry | undefined,
  name: string,
  expected: BackupEntry,
): AsyncGenerator<Buffer> {
  if (entry === undefined || entry.size !== expected.bytes) throw backupDamaged(`${name} has another size`);
  const checksum = createChecksum();
  for await (const piece of readPieces(zip, entry)) {
    checksum.add(piece);
    yield piece;
  }
  if (checksum.digest().sha256 !== expected.sha256) throw backupDamaged(`${name} was changed`);
}

async function* readPieces(zip: ZipArchive, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* zip.read(entry);
  } catch (error) {
    throw isZipError(error) ? toBackupError(error) : error;
  }
}

function isZipError(error: unknown): error is AppError {
  return error instanceof AppError && error.code.startsWith('imports.');
}

/** Turns an error of the ZIP reader, which is written for imported exports, into one about a backup. */
function toBackupError(error: AppError): AppError {
  if (error.code === 'imports.truncated_zip') return backupDamaged('the file is incomplete', error);
  if (error.code === 'imports.not_an_export') return notABackup();
  return backupDamaged(error.message.replace(/\.$/, ''), error);
}

/** The largest size of one row; the longest messages are far smaller. */
const MAX_LINE_BYTES = 128 * 1024 * 1024;
const LINE_FEED = 10;
const BATCH_LINES = 2_000;
const BATCH_CHARACTERS = 1_000_000;

/** The lines of a text in batches. Throws backups.damaged if there are not `count` of them. */
async function* splitLines(
  pieces: AsyncIterable<Buffer>,
  { name, count }: { name: string; count: number },
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  let found = 0;
  for await (const line of eachLine(pieces, name)) {
    batch.push(line);
    characters += line.length;
    found += 1;
    if (batch.length < BATCH_LINES && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
  if (found !== count) throw backupDamaged(`${name} has another number of rows`);
}

async function* eachLine(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let partial: Buffer[] = [];
  let partialBytes = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, from)) {
      const rest = piece.subarray(from, end);
      yield partial.length === 0 ? rest.toString() : Buffer.concat([...partial, rest]).toString();
      partial = [];
      partialBytes = 0;
      from = end + 1;
    }
    if (from < piece.length) {
      // A copy, because the reader reuses the memory.
      partial.push(Buffer.from(piece.subarray(from)));
      partialBytes += piece.length - from;
      if (partialBytes > MAX_LINE_BYTES) throw backupDamaged(`${name} has a row that is too long`);
    }
  }
  if (partialBytes > 0) throw backupDamaged(`${name} is cut off`);
}
