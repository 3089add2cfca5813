import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { centralRecord, dataDescriptor, endRecords, localHeader, type WrittenEntry } from './zip-records.ts';

export interface ZipItem {
  /** A relative path with slashes. */
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is packed already, such as pictures; default true. */
  isPacked?: boolean;
}

/** Fast, and text still becomes a quarter of what it was. */
const LEVEL = 4;
const STORED = 0;
const DEFLATED = 8;

/**
 * A ZIP archive as it is written, piece by piece, with ZIP64 where sizes need it: memory stays flat however large it
 * becomes. Items are asked for one after another; one that breaks off ends the archive with its error.
 */
export async function* writeZip(
  items: AsyncIterable<ZipItem> | Iterable<ZipItem>,
  modifiedAt: Date,
): AsyncGenerator<Buffer, void, undefined> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const item of items) {
    const method = item.isPacked === false ? STORED : DEFLATED;
    const entry = { name: Buffer.from(item.name), method, modifiedAt, offset, size: 0, packedSize: 0, crc: 0 };
    const header = localHeader(entry);
    yield header;
    for await (const piece of packed(item, entry)) {
      entry.packedSize += piece.length;
      yield piece;
    }
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    offset += header.length + entry.packedSize + descriptor.length;
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

/** The bytes as they go into the archive; notes size and checksum of those that came. */
function packed(item: ZipItem, entry: WrittenEntry): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of item.bytes) {
      const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      if (bytes.length === 0) continue;
      entry.size += bytes.length;
      entry.crc = crc32(bytes, entry.crc);
      yield bytes;
    }
  }
  if (entry.method === STORED) return counted();
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: 65_536, strategy: constants.Z_DEFAULT_STRATEGY });
  // A source that breaks off ends the loop over the packed bytes with its error; the callback is only required.
  return pipeline(Readable.from(counted(), { objectMode: true, highWaterMark: 2 }), deflate, () => {});
}
