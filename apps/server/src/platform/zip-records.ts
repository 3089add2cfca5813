/*
 * The records of a ZIP archive. Signatures, offsets and values of the fields are those of the specification:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

/** An entry of the archive. The sizes and the checksum are known once its bytes are written. */
export interface WrittenEntry {
  name: Buffer;
  /** The compression method: 0 for stored, 8 for deflated. */
  method: number;
  modifiedAt: Date;
  /** The offset of the entry's header in the archive. */
  offset: number;
  size: number;
  compressedSize: number;
  crc: number;
}

const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;
/** These flags mean that names are UTF-8, and that sizes follow the data. */
const FLAGS = 0x0808;
/** The versions of the format that a reader must support: 2.0, or 4.5 for archives with ZIP64 records. */
const MIN_VERSION = 20;
const MIN_VERSION_ZIP64 = 45;
/** The entries are marked as made on Unix, so that their attributes hold file permissions. */
const MADE_BY_UNIX = 3 << 8;
const REGULAR_FILE = 0o100644;

export function localHeader({ name, method, modifiedAt }: WrittenEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(MIN_VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(dosTime(modifiedAt), 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

export function dataDescriptor({ crc, size, compressedSize }: WrittenEntry): Buffer {
  const isLarge = size >= MAX_32 || compressedSize >= MAX_32;
  const descriptor = Buffer.alloc(isLarge ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isLarge) {
    descriptor.writeBigUInt64LE(BigInt(compressedSize), 8);
    descriptor.writeBigUInt64LE(BigInt(size), 16);
  } else {
    descriptor.writeUInt32LE(compressedSize, 8);
    descriptor.writeUInt32LE(size, 12);
  }
  return descriptor;
}

export function centralRecord({ name, method, modifiedAt, offset, size, compressedSize, crc }: WrittenEntry): Buffer {
  const isLarge = size >= MAX_32 || compressedSize >= MAX_32 || offset >= MAX_32;
  const extraField = Buffer.alloc(isLarge ? 28 : 0);
  if (isLarge) {
    extraField.writeUInt16LE(1, 0);
    extraField.writeUInt16LE(24, 2);
    extraField.writeBigUInt64LE(BigInt(size), 4);
    extraField.writeBigUInt64LE(BigInt(compressedSize), 12);
    extraField.writeBigUInt64LE(BigInt(offset), 20);
  }
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(MADE_BY_UNIX | MIN_VERSION_ZIP64, 4);
  record.writeUInt16LE(isLarge ? MIN_VERSION_ZIP64 : MIN_VERSION, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(method, 10);
  record.writeUInt32LE(dosTime(modifiedAt), 12);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(isLarge ? MAX_32 : compressedSize, 20);
  record.writeUInt32LE(isLarge ? MAX_32 : size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extraField.length, 30);
  record.writeUInt32LE((REGULAR_FILE << 16) >>> 0, 38);
  record.writeUInt32LE(isLarge ? MAX_32 : offset, 42);
  return Buffer.concat([record, name, extraField]);
}

/** The end of the archive. The directory before it has `count` entries and `bytes` bytes, and begins at `offset`. */
export function endRecords({ count, offset, bytes }: { count: number; offset: number; bytes: number }): Buffer {
  const isLarge = count >= MAX_16 || offset >= MAX_32 || bytes >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(bytes, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return isLarge ? Buffer.concat([zip64End({ count, offset, bytes }), end]) : end;
}

function zip64End({ count, offset, bytes }: { count: number; offset: number; bytes: number }): Buffer {
  const records = Buffer.alloc(56 + 20);
  records.writeUInt32LE(0x06064b50, 0);
  records.writeBigUInt64LE(44n, 4);
  records.writeUInt16LE(MADE_BY_UNIX | MIN_VERSION_ZIP64, 12);
  records.writeUInt16LE(MIN_VERSION_ZIP64, 14);
  records.writeBigUInt64LE(BigInt(count), 24);
  records.writeBigUInt64LE(BigInt(count), 32);
  records.writeBigUInt64LE(BigInt(bytes), 40);
  records.writeBigUInt64LE(BigInt(offset), 48);
  records.writeUInt32LE(0x07064b50, 56);
  records.writeBigUInt64LE(BigInt(offset + bytes), 64);
  records.writeUInt32LE(1, 72);
  return records;
}

/** Date and time in the format of MS-DOS, in UTC: years from 1980 on, and seconds in steps of two. */
function dosTime(at: Date): number {
  const year = Math.max(at.getUTCFullYear() - 1980, 0);
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
