import { open } from 'node:fs/promises';
import { AppError } from '#platform/app-error.ts';
import { ZipArchive, type ZipEntry } from '#features/imports/imports.service.ts';
import {
  type ArchiveFile,
  type ArchiveTable,
  FORMAT,
  Manifest,
  MANIFEST,
  tablePath,
  VERSION,
} from './archive-manifest.ts';
import { damaged, newerVersion, notABackup } from './backups.errors.ts';
import { createTally } from './tally.ts';

const LIMITS = { maxEntries: 1_000_200, maxUnpackedBytes: 256 * 1024 ** 3, maxRatio: 1000 };
const MANIFEST_BYTES = 256 * 1024 * 1024;
/** One row; a conversation's longest message is far below. */
const LINE_BYTES = 128 * 1024 * 1024;
const BATCH_LINES = 200;
const BATCH_CHARACTERS = 2_000_000;

/** A backup on disk. Reading any part of it to its end proves that part's checksum. */
export interface BackupArchive {
  manifest: Manifest;
  /** The lines of a table, some hundred at once. Throws backups.damaged. */
  lines(table: ArchiveTable): AsyncGenerator<string[]>;
  /** Throws backups.damaged. */
  file(file: ArchiveFile): AsyncGenerator<Buffer>;
  close(): void;
}

/** Throws backups.not_a_backup, .newer_version or .damaged for what cannot be one of ours. */
export async function openBackup(path: string): Promise<BackupArchive> {
  if (!(await beginsAsZip(path))) throw notABackup();
  const zip = await ZipArchive.open(path, 'The backup', LIMITS).catch((error: unknown) => {
    throw isRefusal(error) ? toRefusal(error) : error;
  });
  try {
    const entries = new Map(zip.entries.map((entry) => [entry.name, entry]));
    const manifest = await readManifest(zip, entries.get(MANIFEST));
    assertContents(manifest, entries, zip.entries.length);
    const read = (name: string, expected: { bytes: number; sha256: string }) =>
      readProved(zip, entries.get(name), name, expected);
    return {
      manifest,
      lines: (table) => batches(read(tablePath(table.name), table), table),
      file: (file) => read(file.path, file),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function readManifest(zip: ZipArchive, entry: ZipEntry | undefined): Promise<Manifest> {
  if (entry === undefined || entry.size > MANIFEST_BYTES) throw notABackup();
  const pieces: Buffer[] = [];
  for await (const piece of readPieces(zip, entry)) pieces.push(Buffer.from(piece));
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    throw notABackup();
  }
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw notABackup();
  if (typeof version === 'number' && version > VERSION) throw newerVersion();
  const parsed = Manifest.safeParse(value);
  if (!parsed.success) throw damaged('its list of contents is not complete');
  return parsed.data;
}

/** What is in it is what the manifest says, each once, and nothing else. */
function assertContents({ tables, files }: Manifest, entries: Map<string, ZipEntry>, count: number): void {
  const names = [MANIFEST, ...tables.map(({ name }) => tablePath(name)), ...files.map(({ path }) => path)];
  if (new Set(names).size !== names.length || count !== names.length) throw damaged('its list of contents is wrong');
  for (const name of names) if (!entries.has(name)) throw damaged(`${name} is missing`);
}

async function* readProved(
  zip: ZipArchive,
  entry: ZipEntry | undefined,
  name: string,
  expected: { bytes: number; sha256: string },
): AsyncGenerator<Buffer> {
  if (entry === undefined || entry.size !== expected.bytes) throw damaged(`${name} has another size`);
  const tally = createTally();
  for await (const piece of readPieces(zip, entry)) {
    tally.add(piece);
    yield piece;
  }
  if (tally.close().sha256 !== expected.sha256) throw damaged(`${name} was changed`);
}

async function* readPieces(zip: ZipArchive, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* zip.read(entry);
  } catch (error) {
    throw isRefusal(error) ? toRefusal(error) : error;
  }
}

async function* batches(pieces: AsyncIterable<Buffer>, table: ArchiveTable): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  for await (const line of splitLines(pieces, table.name)) {
    batch.push(line);
    characters += line.length;
    count += 1;
    if (batch.length < BATCH_LINES && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
  if (count !== table.rows) throw damaged(`${table.name} has another number of rows`);
}

async function* splitLines(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let started: Buffer[] = [];
  let startedBytes = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      started.push(piece.subarray(from, end));
      yield Buffer.concat(started).toString();
      started = [];
      startedBytes = 0;
      from = end + 1;
    }
    if (from < piece.length) {
      // The reader may use the memory of a piece again.
      started.push(Buffer.from(piece.subarray(from)));
      startedBytes += piece.length - from;
      if (startedBytes > LINE_BYTES) throw damaged(`${name} has a row that is too long`);
    }
  }
  if (startedBytes > 0) throw damaged(`${name} is cut off`);
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.code.startsWith('imports.');
}

/** The reader of archives speaks of exports. */
function toRefusal(error: AppError): AppError {
  if (error.code === 'imports.truncated_zip') return damaged('the file is incomplete', error);
  if (error.code === 'imports.not_an_export') return notABackup();
  return damaged(error.message.replace(/\.$/, ''), error);
}
