import { EVERYDAY_WORDS } from './everyday-words.table.ts';
import { stem } from './words.ts';

const toPlainWord = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
const keyOf = (word: string): string => stem(toPlainWord(word));
/** Ends of compounds that only say that something is an appointment: 'Zahnarzttermin', 'tandartsafspraak'. */
const APPOINTMENT = /(?<=\p{L}{4})(?:s?termine?|afspra(?:ak|ken))$/u;
const ELIDED_ARTICLE = /^(?:l|d|un|dell|nell|all|sull)['’]/u;

const WORDS = new Map<string, Set<string>>();
for (const row of EVERYDAY_WORDS.trim().split('\n')) {
  const languages = row.split('|').map((cell) => cell.split('/').filter((word) => word !== ''));
  for (const own of languages) {
    const others = languages.filter((one) => one !== own).flat();
    for (const word of own) {
      const key = keyOf(word);
      const known = WORDS.get(key) ?? new Set();
      for (const other of others) if (keyOf(other) !== key) known.add(other);
      WORDS.set(key, known);
    }
  }
}

/** An everyday word, as it is or as a stem, in the other languages; empty for any other word. */
export function inOtherLanguages(word: string): string[] {
  const plain = toPlainWord(word).replace(ELIDED_ARTICLE, '');
  const found = WORDS.get(keyOf(plain)) ?? WORDS.get(keyOf(plain.replace(APPOINTMENT, '')));
  return [...(found ?? [])];
}
