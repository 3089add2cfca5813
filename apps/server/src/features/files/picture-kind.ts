import { isBitmap } from './bitmap.ts';

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | 'bitmap';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/**
 * The kind of a picture by its first bytes, because its name and declared type may be wrong. Undefined for kinds we do
 * not accept, such as SVG, which can contain scripts.
 */
export function findPictureKind(bytes: Buffer): PictureKind | 'heic' | undefined {
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
