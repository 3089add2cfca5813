import { comparable } from '../own-data/command-forms.ts';
import type { SoughtWord } from '../text/word-meanings.ts';
import { stem, wordsOf } from '../text/words.ts';

/** The words of a text, for a look-up in any form. */
export interface WordSet {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const MIN_INSIDE = 5;
/** Of two forms of a word so much is the same: 'insulating', 'insulation'. */
const MIN_COMMON = 0.7;
/** A shorter beginning is that of other words as well. */
const MIN_BEGINNING = 7;
/** The second part of a compound: 'work' in 'paperwork'. */
const MIN_PART = 4;
/** A shorter word is matched as it is, or in the plural: the stem of 'care' is 'car'. */
const MIN_STEMMED = 4;

export const wordSetOf = (...texts: string[]): WordSet => {
  const words = texts.flatMap((text) => wordsOf(text).flatMap((word) => [word, comparable(word)]));
  return { words: new Set(words), stems: new Set(words.map(stem)) };
};

/** Whether a text has a word or one that counts as the same, also with another ending or in a compound. */
export const containsWord = ({ words, stems }: WordSet, sought: SoughtWord): boolean =>
  sought.some((one) =>
    one.split(/[-'’ ]/).every((part) => {
      const plain = comparable(part);
      if (words.has(part) || words.has(plain)) return true;
      if (plain.length < MIN_STEMMED) return [`${plain}s`, `${plain}es`].some((plural) => words.has(plural));
      const base = stem(plain);
      // The stem of 'père' is a word of its own in other languages.
      if (stems.has(base)) return base.length >= (/[aeo]$/.test(plain) ? MIN_STEMMED : MIN_STEMMED - 1);
      return base.length >= MIN_INSIDE && hasFormOf(stems, base);
    }),
  );

function hasFormOf(stems: ReadonlySet<string>, base: string): boolean {
  for (const known of stems) if (isFormOf(known, base)) return true;
  return false;
}

/** 'Lavavajillas' and 'lavavajilla', 'Gehalt' in 'Gehaltsgespräch', 'paper' of 'paperwork'. */
function isFormOf(known: string, base: string): boolean {
  if (known.startsWith(base)) return true;
  if (known.length >= MIN_INSIDE && base.startsWith(known) && base.length - known.length >= MIN_PART) return true;
  let common = 0;
  while (common < base.length && known[common] === base[common]) common += 1;
  // The beginning of a compound: 'Dyslexie' in 'Dyslexietest'.
  if (common >= MIN_BEGINNING && known.length - common <= 1) return true;
  return common >= MIN_INSIDE && common >= MIN_COMMON * Math.max(known.length, base.length);
}
