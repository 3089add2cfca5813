/** The only chunks that encoding a picture writes: the image, lossy or not, and its transparency. */
const CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
const CHUNK_HEADER = 8;
const FILE_HEADER = 12;

/**
 * Whether the bytes are a WebP file with one image and nothing else, as this server encodes pictures: no metadata, no
 * further frames, no unknown chunks, nothing after the end.
 */
export function isEncodedPicture(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + CHUNK_HEADER !== bytes.length) return false;
  let offset = FILE_HEADER;
  while (offset + CHUNK_HEADER <= bytes.length) {
    if (!CHUNKS.has(bytes.toString('latin1', offset, offset + 4))) return false;
    const size = bytes.readUInt32LE(offset + 4);
    // A chunk with an odd size is followed by one padding byte.
    offset += CHUNK_HEADER + size + (size % 2);
  }
  return offset === bytes.length;
}
