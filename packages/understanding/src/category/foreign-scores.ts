import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { FOREIGN_WORDS } from './lexicons/foreign-words.ts';

/** The first match nearly decides: the lists are small, and two subjects seldom occur in one question. */
const HIT_WEIGHT = 2.4;
/**
 * List entries of at least this length also match inside compounds ('Krankenversicherung'); shorter ones match only at
 * the start of a word.
 */
const MIN_LENGTH_INSIDE_COMPOUND = 7;
const MAX_WORDS = 120;

const LISTS = new Map(
  Object.entries(FOREIGN_WORDS).map(([language, lists]) => [
    language,
    BUILT_IN_SLUGS.map((slug) => (lists[slug] ?? '').split(' ').filter((word) => word !== '')),
  ]),
);

const matchesEntry = (word: string, entry: string): boolean =>
  entry.length < 4
    ? word === entry
    : word.startsWith(entry) || (entry.length >= MIN_LENGTH_INSIDE_COMPOUND && word.includes(entry));

/**
 * One score per built-in category, in the order of BUILT_IN_SLUGS, for a text that is not in English: it grows with the
 * square root of the number of different entries of the category's list that occur in the text.
 */
export const foreignScores = (text: string, language: Language): number[] => {
  const lists = LISTS.get(language);
  if (lists === undefined) return BUILT_IN_SLUGS.map(() => 0);
  const words = plainWordsOf(text).slice(0, MAX_WORDS);
  return lists.map((entries) => {
    const hits = entries.filter((entry) => words.some((word) => matchesEntry(word, entry))).length;
    return HIT_WEIGHT * Math.sqrt(hits);
  });
};
