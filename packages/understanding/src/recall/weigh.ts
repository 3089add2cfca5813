import { isUntranslated, type SoughtWord } from '../text/word-meanings.ts';
import { KIND_ASKED } from './question-words.table.ts';
import { RELATIONS } from './relations.table.ts';
import { containsWord, type WordSet } from './word-set.ts';

const UNTRANSLATED_WEIGHT = 0.4;
/** Of a part of a compound that is not its last: a 'Heizungswartung' may only be called a 'Wartung'. */
const MODIFIER_WEIGHT = 0.25;
/** Of the last part of a compound, if it names a kind or an act: 'firma', 'kauf'. */
const KIND_WEIGHT = 0.3;

/** A word that is looked for, and how much it tells. */
export interface WeightedWord {
  word: SoughtWord;
  weight: number;
  inTitle: boolean;
}

/** The words with their weights; the parts of one compound follow each other. */
export const weigh = (
  words: readonly SoughtWord[],
  weight: number,
  title: WordSet,
  isForeign: boolean,
): WeightedWord[] =>
  words.map((word, at) => {
    const known = isForeign && isUntranslated(word) ? weight * UNTRANSLATED_WEIGHT : weight;
    return { word, weight: known * factorOf(words, at), inTitle: containsWord(title, word) };
  });

/** What the parts of a compound tell. Parts of one compound follow each other and begin with the whole. */
function factorOf(words: readonly SoughtWord[], at: number): number {
  const [whole, part = ''] = words[at] ?? [];
  const next = words[at + 1];
  if (next !== undefined && next[0] === whole) return isKind(next[1] ?? '') ? 1 : MODIFIER_WEIGHT;
  return at > 0 && words[at - 1]?.[0] === whole && isKind(part) ? KIND_WEIGHT : 1;
}

const isKind = (word: string): boolean => KIND_ASKED.test(word) || RELATIONS.some(({ asks }) => asks.test(word));
