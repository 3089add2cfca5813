import sharp, { type Sharp } from 'sharp';
import { readBitmap } from './bitmap.ts';
import { isMadePicture } from './made-picture.ts';
import * as errors from './objects.errors.ts';
import { findPictureKind } from './picture-kind.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 1024;
const limits = { limitInputPixels: MAX_PIXELS };
const MAX_SECONDS = 10;

// A photo is decoded once, so a cache would only cost memory. One thread leaves the others to requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Encodes a picture as WebP: upright, its first frame, at most 1024 pixels wide and high, without metadata. No part of
 * the given bytes is kept as it is. Throws objects.not_a_picture, .heic, .damaged or .too_many_pixels.
 */
export async function makePicture(bytes: Buffer): Promise<Buffer> {
  const kind = findPictureKind(bytes);
  if (kind === undefined) throw errors.notAPicture();
  if (kind === 'heic') throw errors.heicPicture();
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
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw isTooLarge ? errors.tooManyPixels(error) : errors.damagedPicture(error);
  }
}

function openBitmap(bytes: Buffer): Sharp {
  const bitmap = readBitmap(bytes);
  if (bitmap === undefined) throw new Error('a bitmap that cannot be read');
  const { pixels, width, height } = bitmap;
  return sharp(pixels, { ...limits, raw: { width, height, channels: 3 } });
}

/**
 * Keeps a picture that makePicture made, because encoding it again would lose quality each time; encodes any other.
 * Throws what makePicture throws.
 */
export async function keepPicture(bytes: Buffer): Promise<Buffer> {
  const made = await makePicture(bytes);
  if (!isMadePicture(bytes)) return made;
  const { width, height } = await sharp(bytes, limits).metadata();
  return width <= MAX_SIDE && height <= MAX_SIDE ? bytes : made;
}
