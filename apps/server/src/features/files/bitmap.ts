/** The pixels of a bitmap, three bytes each (red, green, blue), row by row from the top. */
export interface Bitmap {
  pixels: Buffer;
  width: number;
  height: number;
}

/** The sizes of the known versions of the second header, which follows the file header. All sizes are bytes. */
const HEADER_SIZES = new Set([40, 52, 56, 108, 124]);
const FILE_HEADER = 14;
/** The colour masks, if there are any, follow the first 40 bytes of the second header. */
const MASKS_OFFSET = FILE_HEADER + 40;
const [UNCOMPRESSED, BY_MASKS] = [0, 3];
/** The usual order of red, green and blue in four bytes; a bitmap may define another order. */
const USUAL_MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff];

/** Whether a file begins as a Windows bitmap does. */
export function isBitmap(bytes: Buffer): boolean {
  return (
    bytes.length >= MASKS_OFFSET &&
    bytes.toString('latin1', 0, 2) === 'BM' &&
    HEADER_SIZES.has(bytes.readUInt32LE(FILE_HEADER))
  );
}

/**
 * Reads the pixels of a bitmap with 8, 24 or 32 bits per pixel; our build of libvips reads no bitmaps. Returns
 * undefined for a damaged bitmap, and for the rare formats that are compressed or have fewer bits.
 */
export function readBitmap(bytes: Buffer): Bitmap | undefined {
  // The offsets of these fields are given by the file format.
  const [start, width, signedHeight] = [bytes.readUInt32LE(10), bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [bitsPerPixel, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  // With a negative height the rows go from top to bottom.
  const height = Math.abs(signedHeight);
  // The bytes of a row in the file: rows are padded to a multiple of four bytes.
  const stride = Math.ceil((bitsPerPixel * width) / 32) * 4;
  const isPlain =
    compression === UNCOMPRESSED || (compression === BY_MASKS && bitsPerPixel === 32 && hasUsualMasks(bytes));
  if (width <= 0 || height === 0 || !isPlain || start + stride * height > bytes.length) return undefined;
  const locatePixel = createPixelLocator(bytes, bitsPerPixel);
  if (locatePixel === undefined) return undefined;

  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const rowStart = start + stride * (signedHeight < 0 ? row : height - 1 - row);
    for (let column = 0; column < width; column += 1) {
      const source = locatePixel(rowStart, column);
      if (source + 3 > bytes.length) return undefined;
      const target = (row * width + column) * 3;
      // Byte by byte: copying each pixel as one number takes several times as long, and blocks requests meanwhile.
      pixels[target] = bytes[source + 2] ?? 0;
      pixels[target + 1] = bytes[source + 1] ?? 0;
      pixels[target + 2] = bytes[source] ?? 0;
    }
  }
  return { pixels, width, height };
}

/** Finds the offset of a pixel's blue, green and red: in the row itself, or in the colour table. */
function createPixelLocator(
  bytes: Buffer,
  bitsPerPixel: number,
): ((rowStart: number, column: number) => number) | undefined {
  if (bitsPerPixel === 24 || bitsPerPixel === 32) return (rowStart, column) => rowStart + (column * bitsPerPixel) / 8;
  if (bitsPerPixel !== 8) return undefined;
  const colourTable = FILE_HEADER + bytes.readUInt32LE(FILE_HEADER);
  return (rowStart, column) => colourTable + (bytes[rowStart + column] ?? 0) * 4;
}

function hasUsualMasks(bytes: Buffer): boolean {
  if (bytes.length < MASKS_OFFSET + USUAL_MASKS.length * 4) return false;
  return USUAL_MASKS.every((mask, index) => bytes.readUInt32LE(MASKS_OFFSET + index * 4) === mask);
}
