import { open } from 'node:fs/promises';
import { ZipArchive, type ZipEntry } from '#features/imports/imports.service.ts';
import { AppError } from '#platform/app-error.ts';
import { damaged, notABackup } from './backups.errors.ts';
import { createTally } from './tally.ts';

/** Of unpacked to packed size: rows compress to about a tenth, pictures not at all. */
const MAX_RATIO = 200;

export interface ProvedZipLimits {
  maxEntries: number;
  maxUnpackedBytes: number;
  /** The manifest is read into memory. */
  maxManifestBytes: number;
}

/** An entry in the manifest. */
export interface Expected {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * Opens a ZIP file of ours. Reading an entry to its end verifies its size and checksum. Throws backups.not_a_backup for
 * any other file, and backups.damaged for a damaged one.
 */
export async function openProvedZip(path: string, limits: ProvedZipLimits) {
  if (!(await beginsAsZip(path))) throw notABackup();
  const zip = await ZipArchive.open(path, 'The backup', { ...limits, maxRatio: MAX_RATIO }).catch((error: unknown) => {
    throw isRefusal(error) ? toRefusal(error) : error;
  });
  const entries = new Map(zip.entries.map((entry) => [entry.name, entry]));
  const read = (name: string, expected: Expected) => readProved(zip, entries.get(name), name, expected);
  return {
    /** The entry that lists all others; it has no checksum. */
    readManifest: (name: string): Promise<unknown> => readJson(zip, entries.get(name), limits.maxManifestBytes),

    /** Throws unless the ZIP has exactly these entries, each once. */
    assertContents: (names: readonly string[]): void => {
      const isComplete = new Set(names).size === names.length && zip.entries.length === names.length;
      if (!isComplete) throw damaged('its list of contents is wrong');
      for (const name of names) if (!entries.has(name)) throw damaged(`${name} is missing`);
    },

    read,

    /** The lines of a text entry in batches. */
    lines: (name: string, expected: Expected & { rows: number }): AsyncGenerator<string[]> =>
      splitLines(read(name, expected), { name, count: expected.rows }),

    close: (): void => zip.close(),
  };
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

async function* readProved(
  zip: ZipArchive,
  entry: ZipEntry | undefined,
  name: string,
  expected: Expected,
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

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.code.startsWith('imports.');
}

/** The ZIP reader throws errors about exports. */
function toRefusal(error: AppError): AppError {
  if (error.code === 'imports.truncated_zip') return damaged('the file is incomplete', error);
  if (error.code === 'imports.not_an_export') return notABackup();
  return damaged(error.message.replace(/\.$/, ''), error);
}

/** Of one row; the longest messages are far below. */
const MAX_LINE_BYTES = 128 * 1024 * 1024;
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
  if (found !== count) throw damaged(`${name} has another number of rows`);
}

async function* eachLine(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let started: Buffer[] = [];
  let startedBytes = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      const rest = piece.subarray(from, end);
      yield started.length === 0 ? rest.toString() : Buffer.concat([...started, rest]).toString();
      started = [];
      startedBytes = 0;
      from = end + 1;
    }
    if (from < piece.length) {
      // A copy, because the reader reuses the memory.
      started.push(Buffer.from(piece.subarray(from)));
      startedBytes += piece.length - from;
      if (startedBytes > MAX_LINE_BYTES) throw damaged(`${name} has a row that is too long`);
    }
  }
  if (startedBytes > 0) throw damaged(`${name} is cut off`);
}
