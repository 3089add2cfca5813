/** The chunks that `encodePicture` writes: the lossy or lossless image, the extended header and the transparency. */
const CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Bytes of a chunk's header: its name and its size. */
const CHUNK_HEADER = 8;
/** Bytes of the file's header: the header of the RIFF chunk around everything, and “WEBP”. */
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
