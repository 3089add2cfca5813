import sharp, { type Sharp } from 'sharp';
import { isBitmap, readBitmap } from './bitmap.ts';
import { isEncodedPicture } from './encoded-picture.ts';
import * as errors from './objects.errors.ts';

type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | 'bitmap';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 1024;
const limits = { limitInputPixels: MAX_PIXELS };
const MAX_SECONDS = 10;

// A photo is decoded once, so a cache would only cost memory. With one thread, the other processors are free for
// requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Encodes a picture as WebP: upright, its first frame, at most 1024 pixels wide and high, without metadata. No part of
 * the given bytes is kept as it is. Throws objects.not_a_picture, .heic, .damaged or .too_many_pixels.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  const kind = findPictureKind(bytes);
  if (kind === undefined) throw errors.notAPicture();
  if (kind === 'heic') throw errors.pictureIsHeic();
  try {
    const input =
      kind === 'bitmap' ? openBitmap(bytes) : sharp(bytes, { ...limits, failOn: 'error', autoOrient: true });
    return await input
      .timeout({ seconds: MAX_SECONDS })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    // sharp throws an error with this message for a picture of more than `limitInputPixels`.
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw isTooLarge ? errors.pictureHasTooManyPixels(error) : errors.pictureDamaged(error);
  }
}

function openBitmap(bytes: Buffer): Sharp {
  const bitmap = readBitmap(bytes);
  if (bitmap === undefined) throw new Error('a bitmap that cannot be read');
  const { pixels, width, height } = bitmap;
  return sharp(pixels, { ...limits, raw: { width, height, channels: 3 } });
}

/**
 * Returns the bytes unchanged if this server has encoded them, because each encoding loses quality; encodes any other
 * picture. Throws objects.not_a_picture, .heic, .damaged or .too_many_pixels.
 */
export async function keepOrEncodePicture(bytes: Buffer): Promise<Buffer> {
  // A picture that is encoded already is encoded too, to check that all of it can be read.
  const encoded = await encodePicture(bytes);
  if (!isEncodedPicture(bytes)) return encoded;
  const { width, height } = await sharp(bytes, limits).metadata();
  return width <= MAX_SIDE && height <= MAX_SIDE ? bytes : encoded;
}

/**
 * The kind of a picture by its first bytes, because its name and declared type may be wrong. Undefined for kinds we do
 * not accept, such as SVG, which can contain scripts.
 */
function findPictureKind(bytes: Buffer): PictureKind | 'heic' | undefined {
  const startsWith = (...codes: number[]) => codes.every((code, position) => bytes[position] === code);
  if (startsWith(0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(0x49, 0x49, 0x2a, 0) || startsWith(0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (isBitmap(bytes)) return 'bitmap';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' ? findBrand(bytes) : undefined;
}

/** The first box of the file lists its brands; AVIF files also list the general HEIF brand. */
function findBrand(bytes: Buffer): 'avif' | 'heic' | undefined {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}
