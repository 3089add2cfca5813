import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { AppError } from '#platform/app-error.ts';
import { truncatedZip } from '../reading/read-export.errors.ts';
import { checkDecompressedSize, type DecompressionLimits } from './decompressed-size.ts';

type Compression = 'gzip' | 'zstd';

const CHUNK_BYTES = 512 * 1024;
const EXTENSION = /\.(gz|gzip|zst|zstd)$/i;

/** How a single file is compressed, by its first bytes; null if it is not. */
export function detectCompression(head: Buffer): Compression | null {
  const magic = head.subarray(0, 4).toString('hex');
  if (magic.startsWith('1f8b08')) return 'gzip';
  // The second pattern is a skippable frame, which some tools write first.
  return magic === '28b52ffd' || /^5.2a4d18$/.test(magic) ? 'zstd' : null;
}

/** The name of the file inside: chat.jsonl for chat.jsonl.zst. */
export function decompressedName(name: string): string {
  return name.replace(EXTENSION, '') || name;
}

/** Whether the name has the extension of a compressed file. */
export function hasCompressedExtension(name: string): boolean {
  return EXTENSION.test(name);
}

export interface CompressedFile {
  /** The user's name for the upload. */
  uploadName: string;
  name: string;
  compressedSize: number;
  limits: DecompressionLimits;
  /** Bytes decompressed from the whole upload so far; increased while the file is decompressed. */
  usage: { decompressedBytes: number };
}

/**
 * The bytes of a file, decompressed if it is compressed with gzip or zstd. Throws imports.archive_too_large if that gives
 * more than allowed. If it is damaged or cut off, yields everything before the damage and then throws
 * imports.truncated_zip.
 */
export async function* decompressFile(
  chunks: AsyncIterable<Buffer>,
  file: CompressedFile,
): AsyncGenerator<Buffer, void, undefined> {
  const source = new ByteSource(chunks);
  const meter = new SizeMeter(file);
  try {
    const compression = detectCompression(await source.peek());
    if (compression === null) yield* source.plain();
    else if (compression === 'gzip') yield* decompress(source, createGunzip({ chunkSize: CHUNK_BYTES }), meter);
    else yield* decompressFrames(source, meter);
  } finally {
    await source.close();
  }
}

/** A zstd file may consist of several frames; the library stops after each. */
async function* decompressFrames(source: ByteSource, meter: SizeMeter) {
  for (let head = await source.peek(); head.length > 0; head = await source.peek()) {
    if (detectCompression(head) !== 'zstd') throw truncatedZip(meter.uploadName);
    yield* decompress(source, createZstdDecompress({ chunkSize: CHUNK_BYTES }), meter);
  }
}

async function* decompress(source: ByteSource, stream: Transform & { bytesWritten: number }, meter: SizeMeter) {
  const compressed = source.compressed(() => stream.bytesWritten);
  try {
    const decompressed = pipeline(Readable.from(compressed, { highWaterMark: 1 }), stream, () => {});
    for await (const chunk of decompressed as AsyncIterable<Buffer>) {
      meter.add(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : truncatedZip(meter.uploadName, error);
  } finally {
    // Waits until nothing is being read any more.
    await compressed.return();
  }
  source.putBackUnused(stream.bytesWritten);
}

class SizeMeter {
  readonly #file: CompressedFile;
  #size = 0;

  constructor(file: CompressedFile) {
    this.#file = file;
  }

  get uploadName(): string {
    return this.#file.uploadName;
  }

  add(bytes: number): void {
    const { usage, limits } = this.#file;
    this.#size += bytes;
    usage.decompressedBytes += bytes;
    checkDecompressedSize({ ...this.#file, size: this.#size }, usage.decompressedBytes, limits);
  }
}

/** Bytes that can be inspected before they are read; bytes that a decompressor did not use can be read again. */
class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  /** Chunks to be read before `#chunks`. */
  #peeked: Buffer[] = [];
  /** The chunks given to a decompressor that it has not used completely. */
  #unconfirmed: Buffer[] = [];
  /** The number of bytes in the chunks that the decompressor has used completely. */
  #confirmedBytes = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** At least four bytes, or all that are left. */
  async peek(): Promise<Buffer> {
    while (this.#peeked.reduce((sum, { length }) => sum + length, 0) < 4) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      // A copy, because the reader reuses the memory.
      this.#peeked.push(Buffer.from(next.value));
    }
    // Every chunk has at least one byte, so four chunks are enough.
    return Buffer.concat(this.#peeked.slice(0, 4));
  }

  /** The bytes as they are; a chunk is valid until the next one is read. */
  async *plain(): AsyncGenerator<Buffer, void, undefined> {
    yield* this.#peeked.splice(0);
    for (let next = await this.#chunks.next(); next.done !== true; next = await this.#chunks.next()) yield next.value;
  }

  /** The bytes for a decompressor, which works in another thread. `countUsed` returns how many bytes it has used so far. */
  async *compressed(countUsed: () => number): AsyncGenerator<Buffer, void, undefined> {
    for (;;) {
      const chunk = this.#peeked.shift() ?? (await this.#copyNext());
      if (chunk === null) return;
      this.#unconfirmed.push(chunk);
      this.#confirm(countUsed());
      yield chunk;
    }
  }

  /** Forgets the chunks that the decompressor has used completely. */
  #confirm(usedBytes: number): void {
    for (
      let first = this.#unconfirmed[0];
      first && this.#confirmedBytes + first.length <= usedBytes;
      first = this.#unconfirmed[0]
    ) {
      this.#confirmedBytes += first.length;
      this.#unconfirmed.shift();
    }
  }

  async #copyNext(): Promise<Buffer | null> {
    const next = await this.#chunks.next();
    return next.done === true ? null : Buffer.from(next.value);
  }

  /** `usedBytes`: how many bytes the decompressor has used. The others that it was given can be read again. */
  putBackUnused(usedBytes: number): void {
    const unused = Buffer.concat(this.#unconfirmed).subarray(Math.max(0, usedBytes - this.#confirmedBytes));
    this.#unconfirmed = [];
    this.#confirmedBytes = 0;
    if (unused.length > 0) this.#peeked.unshift(unused);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}
