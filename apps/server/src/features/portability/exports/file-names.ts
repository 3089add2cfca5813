/** Characters that Windows does not allow in file names, and those with a meaning in Obsidian's links. */
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*#^[\]\p{C}\p{Zl}\p{Zp}]+/gu;
/** Windows opens a device instead of a file with these names, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;
const MAX_CHARACTERS = 80;
/** File systems allow 255 bytes, and a number and an extension are added. */
const MAX_BYTES = 200;

/** A text as a file name for every system, without extension; `fallback` if no character is left. */
export function safeName(text: string, fallback: string, maxCharacters = MAX_CHARACTERS): string {
  // toWellFormed replaces halves of a character by U+FFFD.
  const plain = text.toWellFormed().normalize('NFC').replaceAll('\uFFFD', ' ').replaceAll(FORBIDDEN_CHARACTERS, ' ');
  const name = trimName(shorten(trimName(plain.replaceAll(/\s+/g, ' ')), maxCharacters));
  if (name === '') return fallback;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** Without leading characters that hide a file, and trailing ones that Windows removes. */
function trimName(name: string): string {
  return name.replace(/^[\s.~]+/, '').replace(/[\s.]+$/, '');
}

function shorten(name: string, maxCharacters: number): string {
  let short = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    count += 1;
    if (count > maxCharacters || Buffer.byteLength(short + segment) > MAX_BYTES) break;
    short += segment;
  }
  return short;
}

/** Creates a function that makes paths unique, even on file systems that ignore case or how an accent is encoded. */
export function createUniquePath() {
  const taken = new Set<string>();
  /** Returns 'folder/name.md', or 'folder/name (2).md' if the first path was returned before. */
  return (folder: string, name: string, extension: string): string => {
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${name}${number === 1 ? '' : ` (${number})`}${extension}`;
      const key = path.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

export type UniquePath = ReturnType<typeof createUniquePath>;
