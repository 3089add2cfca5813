/** The standard lookup table of CRC-32, with an entry for each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

const SLICE_BYTES = 4 * 1024 * 1024;

/** The checksum that a ZIP file has for each of its entries. */
export async function crc32(blob: Blob): Promise<number> {
  let value = 0xffffffff;
  for (let from = 0; from < blob.size; from += SLICE_BYTES) {
    const bytes = new Uint8Array(await blob.slice(from, from + SLICE_BYTES).arrayBuffer());
    for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
