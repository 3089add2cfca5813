import { open } from 'node:fs/promises';
import { ZipArchive, type ZipEntry } from '#features/imports/imports.service.ts';
import { AppError } from '#platform/app-error.ts';
import { damaged, notABackup } from './backups.errors.ts';
import { splitLines } from './split-lines.ts';
import { createTally } from './tally.ts';

/** Rows of ours become a tenth of their size, pictures stay as they are. */
const MAX_RATIO = 200;

export interface ProvedZipLimits {
  maxEntries: number;
  maxUnpackedBytes: number;
  /** It is read as a whole. */
  maxManifestBytes: number;
}

/** What a manifest says of an entry. */
export interface Expected {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * A ZIP file of ours on disk: reading any part of it to its end proves that part's size and checksum. Throws
 * backups.not_a_backup for anything that is none, and backups.damaged for what is not as it should be.
 */
export async function openProvedZip(path: string, limits: ProvedZipLimits) {
  if (!(await beginsAsZip(path))) throw notABackup();
  const zip = await ZipArchive.open(path, 'The backup', { ...limits, maxRatio: MAX_RATIO }).catch((error: unknown) => {
    throw isRefusal(error) ? toRefusal(error) : error;
  });
  const entries = new Map(zip.entries.map((entry) => [entry.name, entry]));
  const read = (name: string, expected: Expected) => readProved(zip, entries.get(name), name, expected);
  return {
    /** The entry that says what else is there; unproved. */
    readManifest: (name: string): Promise<unknown> => readJson(zip, entries.get(name), limits.maxManifestBytes),

    /** What is in it is exactly this, each once. */
    assertContents: (names: readonly string[]): void => {
      const isAsSaid = new Set(names).size === names.length && zip.entries.length === names.length;
      if (!isAsSaid) throw damaged('its list of contents is wrong');
      for (const name of names) if (!entries.has(name)) throw damaged(`${name} is missing`);
    },

    read,

    /** The lines of a text, some hundred at once. */
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

/** The reader of archives speaks of exports. */
function toRefusal(error: AppError): AppError {
  if (error.code === 'imports.truncated_zip') return damaged('the file is incomplete', error);
  if (error.code === 'imports.not_an_export') return notABackup();
  return damaged(error.message.replace(/\.$/, ''), error);
}
