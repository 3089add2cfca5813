/** The first bytes of each type, as Latin-1 text: one character per byte. */
const signatures: readonly [string, RegExp][] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['audio/wav', /^RIFF.{4}WAVE/s],
  ['audio/mpeg', /^(ID3|\xff[\xfb\xf3\xf2])/],
  ['audio/ogg', /^OggS/],
  ['video/webm', /^\x1aE\xdf\xa3/],
  ['video/mp4', /^.{4}ftyp/s],
];

/**
 * The type of a file by its first bytes, whatever its name or an export claims. Null for types that a browser must not
 * display, such as HTML and SVG, which can contain scripts.
 */
export function findShownType(head: Buffer): string | null {
  const start = head.subarray(0, 32).toString('latin1');
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
