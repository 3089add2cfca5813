import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { centralRecord, dataDescriptor, endRecords, localHeader, type WrittenEntry } from './zip-records.ts';

export interface ZipItem {
  /** A relative path with slashes. */
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether to compress the data; false for data that is compressed already, such as pictures. Default true. */
  compresses?: boolean;
}

/** A fast level that still reduces text to a quarter. */
const COMPRESSION_LEVEL = 4;
const STORED = 0;
const DEFLATED = 8;

/**
 * Writes a ZIP archive as a stream, with ZIP64 where sizes need it, so that memory use does not depend on the archive's
 * size. Items are requested one after another; an error of an item is thrown to the reader.
 */
export async function* writeZip(
  items: AsyncIterable<ZipItem> | Iterable<ZipItem>,
  modifiedAt: Date,
): AsyncGenerator<Buffer, void, undefined> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const item of items) {
    const method = item.compresses === false ? STORED : DEFLATED;
    const entry = { name: Buffer.from(item.name), method, modifiedAt, offset, size: 0, compressedSize: 0, crc: 0 };
    const header = localHeader(entry);
    yield header;
    for await (const chunk of packData(item, entry)) {
      entry.compressedSize += chunk.length;
      yield chunk;
    }
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    offset += header.length + entry.compressedSize + descriptor.length;
    written.push(entry);
  }
  let directoryBytes = 0;
  for (const entry of written) {
    const record = centralRecord(entry);
    directoryBytes += record.length;
    yield record;
  }
  yield endRecords({ count: written.length, offset, bytes: directoryBytes });
}

/** The data as written to the archive. Stores the size and the checksum of the original data in `entry`. */
function packData(item: ZipItem, entry: WrittenEntry): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of item.bytes) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (bytes.length === 0) continue;
      entry.size += bytes.length;
      entry.crc = crc32(bytes, entry.crc);
      yield bytes;
    }
  }
  if (entry.method === STORED) return counted();
  const deflate = createDeflateRaw({
    level: COMPRESSION_LEVEL,
    chunkSize: 65_536,
    strategy: constants.Z_DEFAULT_STRATEGY,
  });
  // An error of the source ends the loop over the compressed data; the callback is only required by the API.
  return pipeline(Readable.from(counted(), { objectMode: true, highWaterMark: 2 }), deflate, () => {});
}
