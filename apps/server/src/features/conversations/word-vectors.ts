/**
 * Words that PostgreSQL indexes in lower case and otherwise unchanged. Excluded are words that begin with a digit and
 * have letters ('1e5km' becomes two words), longer words, which may exceed a limit, and words with a capital I, whose
 * lower case depends on the language of the database.
 */
const PLAIN_WORD = /^(?:[A-HJ-Za-z][A-HJ-Za-z0-9]{0,200}|[0-9]{1,200})$/;
/**
 * Accents without a letter: PostgreSQL does not index them, but counts them in the positions of the words after them.
 */
const BARE_MARKS = /^\p{M}+$/u;
/** If a larger share of the words does not match PLAIN_WORD, the database splits the whole text faster than we do. */
const MAX_SHARE_FOR_DATABASE = 0.25;
/** The limits of a tsvector: a later position becomes LAST_POSITION, and a lexeme has at most MAX_POSITIONS. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 255;

/** The words of a text. */
export interface SplitText {
  /** The distinct words. */
  words: string[];
  /** The words of the text in their order, as indices of `words`. */
  order: Uint32Array;
  /** The distinct words whose lexemes only the database knows, such as words with letters outside of ASCII. */
  wordsForDatabase: string[];
}

/** Splits the text of a chunk; null if the database should read the text itself. */
export function splitForIndex(text: string): SplitText | null {
  const indices = new Map<string, number>();
  const order: number[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isBlank(text.charCodeAt(at))) continue;
    if (at > from) {
      const word = text.slice(from, at);
      const known = indices.get(word);
      const index = known ?? indices.size;
      if (known === undefined) indices.set(word, index);
      order.push(index);
    }
    from = at + 1;
  }
  const words = [...indices.keys()];
  const wordsForDatabase = words.filter((word) => !PLAIN_WORD.test(word));
  const isSplitHere =
    wordsForDatabase.length <= order.length * MAX_SHARE_FOR_DATABASE &&
    !wordsForDatabase.some((word) => BARE_MARKS.test(word));
  return isSplitHere ? { words, order: Uint32Array.from(order), wordsForDatabase } : null;
}

/** PostgreSQL always separates words at these characters: blanks, tabs and line breaks. */
const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/**
 * The same tsvector that PostgreSQL makes of the text, in its binary format. PostgreSQL takes several times as long,
 * mostly to recognise addresses, numbers and tags. `lexemesByWord` has the lexemes of each word in `wordsForDatabase`,
 * in their order.
 */
export function toWordVector(
  { words, order }: SplitText,
  lexemesByWord: ReadonlyMap<string, readonly string[]>,
): Buffer {
  const positions = new Map<string, number[]>();
  const placesOf = (lexeme: string): number[] => {
    const existing = positions.get(lexeme);
    if (existing !== undefined) return existing;
    const places: number[] = [];
    positions.set(lexeme, places);
    return places;
  };
  /** For each word, the positions of its lexemes. */
  const placesByWord = words.map((word) => (lexemesByWord.get(word) ?? [word.toLowerCase()]).map(placesOf));
  let position = 0;
  for (const index of order) {
    for (const places of placesByWord[index] ?? []) {
      position = Math.min(position + 1, LAST_POSITION);
      if (places.length < MAX_POSITIONS && places.at(-1) !== position) places.push(position);
    }
  }
  return writeVector(positions);
}

/**
 * Writes the number of lexemes; then for each lexeme its text, a zero byte, the number of its positions, and its
 * positions.
 */
function writeVector(positions: ReadonlyMap<string, readonly number[]>): Buffer {
  let length = 4;
  for (const [lexeme, places] of positions) length += Buffer.byteLength(lexeme) + 3 + 2 * places.length;
  const bytes = Buffer.alloc(length);
  let at = bytes.writeInt32BE(positions.size, 0);
  for (const [lexeme, places] of positions) {
    at += bytes.write(lexeme, at) + 1;
    at = bytes.writeUInt16BE(places.length, at);
    for (const place of places) at = bytes.writeUInt16BE(place, at);
  }
  return bytes;
}
