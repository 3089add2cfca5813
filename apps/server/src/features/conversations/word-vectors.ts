/** Blanks always separate words for PostgreSQL. */
const BLANKS = /[ \t\n\v\f\r]+/;
/**
 * Words that PostgreSQL indexes in lower case and otherwise unchanged. Excluded are words that begin with a digit and have
 * letters ('1e5km' becomes two words), longer words, which may exceed a limit, and words with a capital I, whose lower case
 * depends on the language of the database.
 */
const PLAIN_WORD = /^(?:[A-HJ-Za-z][A-HJ-Za-z0-9]{0,200}|[0-9]{1,200})$/;
/** Accents without a letter: PostgreSQL does not index them, but counts them in the positions of the words after them. */
const BARE_MARKS = /^\p{M}+$/u;
/** With a larger share of words that do not match PLAIN_WORD it is faster to let the database read the whole text. */
const MAX_SHARE_FOR_DATABASE = 0.25;
/** The limits of a tsvector: a later position becomes LAST_POSITION, and a lexeme has at most MAX_POSITIONS. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 255;

/** The words of a text in their order. */
export interface SplitText {
  words: string[];
  /** The distinct words whose lexemes only the database knows, such as words with letters outside of ASCII. */
  wordsForDatabase: ReadonlySet<string>;
}

/** Splits the text of a chunk; null if the database should read the text itself. */
export function splitForIndex(text: string): SplitText | null {
  const words = text.split(BLANKS).filter((word) => word !== '');
  const wordsForDatabase = new Set(words.filter((word) => !PLAIN_WORD.test(word)));
  const isSplitHere =
    wordsForDatabase.size <= words.length * MAX_SHARE_FOR_DATABASE &&
    ![...wordsForDatabase].some((word) => BARE_MARKS.test(word));
  return isSplitHere ? { words, wordsForDatabase } : null;
}

/**
 * The tsvector that PostgreSQL makes of the text, as its literal. PostgreSQL itself takes several times as long, mostly
 * to recognise addresses, numbers and tags. `lexemesByWord` has the lexemes of each word in `wordsForDatabase`, in their order.
 */
export function toWordVector({ words }: SplitText, lexemesByWord: ReadonlyMap<string, readonly string[]>): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  const add = (lexeme: string): void => {
    position = Math.min(position + 1, LAST_POSITION);
    const known = positions.get(lexeme);
    if (known === undefined) positions.set(lexeme, [position]);
    else if (known.length < MAX_POSITIONS && known.at(-1) !== position) known.push(position);
  };
  for (const word of words) {
    const lexemes = lexemesByWord.get(word);
    if (lexemes === undefined) add(word.toLowerCase());
    else lexemes.forEach(add);
  }
  return [...positions].map(([lexeme, places]) => `${quote(lexeme)}:${places.join(',')}`).join(' ');
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}
