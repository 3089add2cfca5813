import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { FOREIGN_WORDS } from './lexicons/foreign-words.ts';

/** A first hit nearly settles it: the lists are small, and two subjects seldom meet in one question. */
const HIT = 2.4;
/** Compounds hold such a word anywhere ('Krankenversicherung'); shorter ones only begin with it. */
const FOUND_INSIDE = 7;
const LOOKED_AT = 120;

const LISTS = new Map(
  Object.entries(FOREIGN_WORDS).map(([language, lists]) => [
    language,
    BUILT_IN_SLUGS.map((slug) => (lists[slug] ?? '').split(' ').filter((word) => word !== '')),
  ]),
);

const begins = (word: string, entry: string): boolean =>
  entry.length < 4 ? word === entry : word.startsWith(entry) || (entry.length >= FOUND_INSIDE && word.includes(entry));

/** One score for each built-in category, in the order of BUILT_IN_SLUGS: how many different words of its list occur. */
export const foreignScores = (text: string, language: Language): number[] => {
  const lists = LISTS.get(language);
  if (lists === undefined) return BUILT_IN_SLUGS.map(() => 0);
  const words = plainWordsOf(text).slice(0, LOOKED_AT);
  return lists.map((entries) => {
    const hits = entries.filter((entry) => words.some((word) => begins(word, entry))).length;
    return HIT * Math.sqrt(hits);
  });
};
