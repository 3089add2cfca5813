/** Blanks always separate words for PostgreSQL. */
const BLANKS = /[ \t\n\v\f\r]+/;
/**
 * Words that PostgreSQL indexes in lower case and otherwise unchanged. Not digits before letters, because '1e5km' becomes two
 * words; nor longer words, which may exceed a limit; nor a capital I, of which the small letter depends on the language of
 * the database.
 */
const PLAIN = /^(?:[A-HJ-Za-z][A-HJ-Za-z0-9]{0,200}|[0-9]{1,200})$/;
/** Accents without a letter: PostgreSQL does not index them, but counts them in the positions of the words after them. */
const BARE_MARKS = /^\p{M}+$/u;
/** With a larger share of words that are not PLAIN it is faster to let the database read the whole text. */
const MAX_SHARE_FOR_DATABASE = 0.25;
/** The limits of a tsvector: later positions all become this one, and a word has at most so many positions. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 255;

/** The words of a text in their order. */
export interface SplitText {
  words: string[];
  /** The distinct words whose lexemes only the database knows, such as words with letters outside of ASCII. */
  wordsForDatabase: ReadonlySet<string>;
}

/** Splits a text that chunkWords has made; null if the database should read the text itself. */
export function splitForIndex(text: string): SplitText | null {
  const words = text.split(BLANKS).filter((word) => word !== '');
  const wordsForDatabase = new Set(words.filter((word) => !PLAIN.test(word)));
  const isReadable =
    wordsForDatabase.size <= words.length * MAX_SHARE_FOR_DATABASE &&
    ![...wordsForDatabase].some((word) => BARE_MARKS.test(word));
  return isReadable ? { words, wordsForDatabase } : null;
}

/**
 * The tsvector that PostgreSQL makes of the text, as its literal. PostgreSQL itself takes several times as long, mostly
 * to recognise addresses, numbers and tags. `lexemesOf` has the lexemes of each word in `wordsForDatabase`, in their order.
 */
export function toWordVector({ words }: SplitText, lexemesOf: ReadonlyMap<string, readonly string[]>): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  const add = (lexeme: string): void => {
    position = Math.min(position + 1, LAST_POSITION);
    const known = positions.get(lexeme);
    if (known === undefined) positions.set(lexeme, [position]);
    else if (known.length < MAX_POSITIONS && known.at(-1) !== position) known.push(position);
  };
  for (const word of words) {
    const lexemes = lexemesOf.get(word);
    if (lexemes === undefined) add(word.toLowerCase());
    else lexemes.forEach(add);
  }
  return [...positions].map(([lexeme, places]) => `${quote(lexeme)}:${places.join(',')}`).join(' ');
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}
