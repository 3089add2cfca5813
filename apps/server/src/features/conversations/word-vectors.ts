/** What PostgreSQL parts a text of letters, marks and digits into. It never joins what is on both sides of these. */
const BLANKS = /[ \t\n\v\f\r]+/;
/**
 * Indexed as it is, in lower case. '1e5km' would be two words, a longer one may exceed what PostgreSQL indexes, and the
 * small letter of I depends on the language of the database.
 */
const PLAIN = /^(?:[A-HJ-Za-z][A-HJ-Za-z0-9]{0,200}|[0-9]{1,200})$/;
/** An accent on nothing: a word in the text, for the positions of those after it, but not in the index. */
const BARE_MARKS = /^\p{M}+$/u;
/** With a larger share of other words the database is asked for so many that it had better read the text itself. */
const MAX_OTHER_SHARE = 0.25;
/** The limits of a tsvector: positions from here on are all the same, and of one word only so many are kept. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 255;

/** The words of a text in their order. */
export interface SplitText {
  words: string[];
  /** The distinct ones whose lexemes only the database knows, such as those with letters outside of ASCII. */
  others: ReadonlySet<string>;
}

/** Splits a text as chunkWords makes it; null if the database reads it faster itself. */
export function splitForIndex(text: string): SplitText | null {
  const words = text.split(BLANKS).filter((word) => word !== '');
  const others = new Set(words.filter((word) => !PLAIN.test(word)));
  const isReadable =
    others.size <= words.length * MAX_OTHER_SHARE && ![...others].some((word) => BARE_MARKS.test(word));
  return isReadable ? { words, others } : null;
}

/**
 * The tsvector that PostgreSQL makes of the text, as its literal. PostgreSQL itself takes several times as long, mostly
 * for telling addresses, numbers and tags from words. `lexemesOf` has the lexemes of the other words, in their order.
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
