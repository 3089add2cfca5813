import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** The path in the ZIP archive, with '/' between names. */
  path: string;
  /** The number of bytes of the content, as the header of the entry states it. */
  size: number;
  /** The content; throws if it is damaged or larger than the header states. */
  read(): Buffer;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Lists the files in the central directory of a ZIP archive; null if the directory is damaged or missing. Leaves out
 * files that are encrypted or compressed by an unusual method.
 */
export function listZip(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_SIGNATURE) return null;
  const count = bytes.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const path = bytes.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/');
    const entry = readEntry(bytes, at, path);
    if (entry !== null) entries.push(entry);
    at = nameEnd + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return entries;
}

/** Null for a folder, and for a file that is encrypted or compressed by an unusual method. */
function readEntry(bytes: Buffer, at: number, path: string): ZipEntry | null {
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const method = bytes.readUInt16LE(at + 10);
  const compressedSize = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const start = bytes.readUInt32LE(at + 42);
  if (isEncrypted || path.endsWith('/') || (method !== STORED && method !== DEFLATED)) return null;
  return {
    path,
    size,
    read() {
      const content = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
      const compressed = bytes.subarray(content, content + compressedSize);
      if (compressed.length < compressedSize) throw new RangeError('The ZIP archive ends in the middle of a file.');
      return method === STORED ? compressed : inflateRawSync(compressed, { maxOutputLength: Math.max(size, 1) });
    },
  };
}
