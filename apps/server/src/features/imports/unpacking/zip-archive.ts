import { pipeline, type Readable, type TransformOptions } from 'node:stream';
import { createInflateRaw, crc32, type ZlibOptions } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#platform/app-error.ts';
import { archiveTooLarge, notAnExport, truncatedZip, unsafeArchivePath } from '../reading/read-export.errors.ts';
import { checkDecompressedSize, decompressedSizeTooLarge, type DecompressionLimits } from './decompressed-size.ts';

/** One file of a ZIP, as the central directory lists it. Sizes are bytes and unverified. */
export interface ZipEntry {
  name: string;
  compressedSize: number;
  size: number;
  isEncrypted: boolean;
  /** A symbolic link, whose bytes are the path it leads to. */
  isLink: boolean;
  entry: Entry;
}

export interface ZipLimits extends DecompressionLimits {
  maxEntries: number;
}

/** How much of the limits an upload has used so far. A ZIP and the ZIPs inside of it share one object. */
export interface ZipUsage {
  entries: number;
  decompressedBytes: number;
}

const MAX_NAME_BYTES = 32 * 1024 * 1024;
const MAX_CHUNK = 512 * 1024;
const MIN_CHUNK = 4 * 1024;
/** A large buffer for the inflating thread: on a busy machine every switch between threads takes long. */
const INFLATE_OPTIONS: ZlibOptions & TransformOptions = { highWaterMark: 2 * 1024 * 1024 };
/** Compression methods of ZIP files. */
const [STORED, DEFLATED] = [0, 8];
const passwordProtected = 'This ZIP file is protected by a password.';
const unknownCompression = 'This ZIP file uses a compression method that cannot be read.';

/**
 * A ZIP file on disk, read entry by entry. The sizes in its directory are checked on opening, the real sizes while
 * entries are read. `name` is the user's name for the file.
 */
export class ZipArchive {
  readonly #zip: ZipFile;
  readonly #name: string;
  readonly #limits: ZipLimits;
  readonly entries: readonly ZipEntry[];
  /** Shared by all ZIPs of the upload. */
  readonly usage: ZipUsage;

  private constructor(zip: ZipFile, entries: ZipEntry[], name: string, limits: ZipLimits, usage: ZipUsage) {
    this.#zip = zip;
    this.entries = entries;
    this.#name = name;
    this.#limits = limits;
    this.usage = usage;
  }

  /**
   * `file`: a path, or the descriptor of an open file, which stays open. `usage`: for a ZIP inside of another, the
   * usage of the outer one.
   */
  static async open(
    file: string | number,
    name: string,
    limits: ZipLimits,
    usage: ZipUsage = { entries: 0, decompressedBytes: 0 },
  ): Promise<ZipArchive> {
    const zip = await openZip(file, name);
    try {
      const maxEntries = limits.maxEntries - usage.entries;
      const tooMany = () => archiveTooLarge(name, tooManyEntries(limits, usage));
      const entries = await readDirectory(zip, name, { ...limits, maxEntries, tooMany });
      usage.entries += entries.length;
      return new ZipArchive(zip, entries, name, limits, usage);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.#zip.close();
  }

  /** The user's name for the upload or the ZIP inside of it. */
  get name(): string {
    return this.#name;
  }

  get limits(): ZipLimits {
    return this.#limits;
  }

  /**
   * The decompressed bytes of an entry. `onCompressedBytes` gets the number of compressed bytes read so far. Throws
   * imports.archive_too_large if these are more than allowed, imports.truncated_zip if it is damaged.
   */
  async *read(
    item: ZipEntry,
    onCompressedBytes: (bytes: number) => void = () => {},
  ): AsyncGenerator<Buffer, void, undefined> {
    if (item.isEncrypted) throw notAnExport(this.#name, passwordProtected);
    try {
      const raw = await this.#openRaw(item.entry);
      let size = 0;
      let checksum = 0;
      for await (const chunk of decompress(raw, item, onCompressedBytes)) {
        size += chunk.length;
        this.usage.decompressedBytes += chunk.length;
        this.#checkSize(item, size);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
      if (size !== item.size || checksum !== item.entry.crc32) throw new Error('size or checksum differs');
    } catch (error) {
      throw toArchiveError(error, this.#name);
    }
  }

  /**
   * The compressed bytes. The library does not decompress them: its chunks would be small, and its size check would fail
   * before ours.
   */
  #openRaw(entry: Entry): Promise<Readable> {
    const options = {
      decompress: entry.compressionMethod === DEFLATED ? false : null,
      decrypt: null,
      start: null,
      end: null,
    };
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, options, (error, raw) => (error ? reject(error) : resolve(raw)));
    });
  }

  #checkSize({ name, compressedSize }: ZipEntry, size: number): void {
    const file = { uploadName: this.#name, name, compressedSize, size };
    checkDecompressedSize(file, this.usage.decompressedBytes, this.#limits);
  }
}

function openZip(file: string | number, name: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    const onOpened = (error: Error | null, zip: ZipFile): void => {
      if (error) reject(truncatedZip(name, error));
      else resolve(zip);
    };
    if (typeof file === 'string') yauzl.open(file, options, onOpened);
    else yauzl.fromFd(file, options, (error, zip) => onOpened(error, keepFileOpen(zip)));
  });
}

/** The library would close a file that it did not open. */
function keepFileOpen(zip: ZipFile | undefined): ZipFile {
  if (zip !== undefined) zip.close = () => undefined;
  return zip as ZipFile;
}

function tooManyEntries({ maxEntries }: ZipLimits, { entries }: ZipUsage): string {
  const moreFiles = `more than ${maxEntries.toLocaleString('en-US')} files.`;
  return entries === 0 ? `holds ${moreFiles}` : `and the rest of the upload hold ${moreFiles}`;
}

async function readDirectory(
  zip: ZipFile,
  name: string,
  limits: ZipLimits & { tooMany: () => AppError },
): Promise<ZipEntry[]> {
  const { tooMany } = limits;
  if (zip.entryCount > limits.maxEntries) throw tooMany();
  const entries: ZipEntry[] = [];
  let nameBytes = 0;
  let size = 0;
  try {
    await visitEntries(zip, (entry) => {
      nameBytes += entry.fileNameLength;
      if (entries.length >= limits.maxEntries || nameBytes > MAX_NAME_BYTES) throw tooMany();
      if (entry.fileName.endsWith('/')) return;
      size += entry.uncompressedSize;
      entries.push({
        name: entry.fileName,
        compressedSize: entry.compressedSize,
        size: entry.uncompressedSize,
        isEncrypted: entry.isEncrypted(),
        isLink: isLink(entry),
        entry,
      });
    });
  } catch (error) {
    throw toArchiveError(error, name);
  }
  if (size > limits.maxDecompressedBytes) {
    throw decompressedSizeTooLarge(name, limits);
  }
  return entries;
}

const MADE_ON_UNIX = 3;
const FILE_TYPE = 0o170000;
const LINK_TYPE = 0o120000;

/** ZIPs made on Unix have the type of each file in the upper half of its attributes. */
function isLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  return versionMadeBy >>> 8 === MADE_ON_UNIX && ((externalFileAttributes >>> 16) & FILE_TYPE) === LINK_TYPE;
}

function visitEntries(zip: ZipFile, visit: (entry: Entry) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        visit(entry);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

async function* decompress(raw: Readable, item: ZipEntry, onCompressedBytes: (bytes: number) => void) {
  if (item.entry.compressionMethod === STORED) {
    let bytes = 0;
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onCompressedBytes(bytes);
      yield chunk;
    }
    return;
  }
  const chunkSize = Math.min(Math.max(item.size, MIN_CHUNK), MAX_CHUNK);
  // Errors of either stream end the loop; pipeline only requires a callback.
  const inflated = pipeline(raw, createInflateRaw({ ...INFLATE_OPTIONS, chunkSize }), () => {});
  for await (const chunk of inflated as AsyncIterable<Buffer>) {
    onCompressedBytes(inflated.bytesWritten);
    yield chunk;
  }
}

/** The library's errors differ only in their messages. */
function toArchiveError(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  if (/relative path|absolute path|characters in fileName/.test(error.message)) return unsafeArchivePath(name, error);
  if (/encryption/.test(error.message)) return notAnExport(name, passwordProtected, error);
  if (/unsupported compression/.test(error.message)) return notAnExport(name, unknownCompression, error);
  return truncatedZip(name, error);
}
