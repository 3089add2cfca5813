import { readFile } from 'node:fs/promises';

/** The compressed bytes of every entry of a small ZIP, by its directory, for a baseline without our reader. */
export async function* openZipBytes(path: string): AsyncGenerator<Buffer, void, undefined> {
  const zip = await readFile(path);
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const packed = zip.readUInt32LE(at + 20);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    yield zip.subarray(start, start + packed);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
