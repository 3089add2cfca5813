/** What some file system, shell or link cannot have in a name: Windows' own list, and what Obsidian's links give a meaning. */
const FORBIDDEN = /[<>:"/\\|?*#^[\]\p{C}\p{Zl}\p{Zp}]+/gu;
/** Windows opens a device instead of a file of these names, whatever stands behind their point. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;
const MAX_CHARACTERS = 80;
/** A name holds 255 bytes at most; a number and an ending still have to fit. */
const MAX_BYTES = 200;

/** A text as a file name without its ending, one that every system takes; `fallback` where nothing is left of it. */
export function safeName(text: string, fallback: string, maxCharacters = MAX_CHARACTERS): string {
  const plain = text.toWellFormed().normalize('NFC').replaceAll('\uFFFD', ' ').replaceAll(FORBIDDEN, ' ');
  const name = trimmed(shorten(trimmed(plain.replaceAll(/\s+/g, ' ')), maxCharacters));
  if (name === '') return fallback;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** A hidden file, or one that Windows renames, is nobody's wish. */
function trimmed(name: string): string {
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

/** Hands out each path once, also where a file system takes upper and lower case, or accents, for the same. */
export function createPaths() {
  const taken = new Set<string>();
  /** 'folder/name.md', or 'folder/name (2).md' when that is taken. */
  return (folder: string, name: string, ending: string): string => {
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${name}${number === 1 ? '' : ` (${number})`}${ending}`;
      const key = path.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

export type Paths = ReturnType<typeof createPaths>;
