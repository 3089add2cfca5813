import { findWordNames, replaceWordNames } from '../text/word-names.ts';
import { stem, wordsOf } from '../text/words.ts';
import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { CATEGORY_WORDS, SMALL_TALK } from './lexicons/category-words.ts';

interface Entry {
  category: number;
  weight: number;
  isStrong: boolean;
}

const STRONG = 2;
const WEAK = 0.8;
/** Added to the weight of a phrase for each word after the first. */
const PHRASE_BONUS = 0.6;
/** In words: a longer phrase in the lists is never found. */
export const LONGEST_PHRASE = 5;

/** The stems of a text, and names such as C++ as written: without its signs, C++ would be the letter C. */
export const stemsOf = (text: string): string[] => [
  ...wordsOf(replaceWordNames(text, ' ')).map(stem),
  ...findWordNames(text).map((name) => name.toLowerCase()),
];
const stemPhrase = (phrase: string): string => stemsOf(phrase).join(' ');

const buildIndex = (): ReadonlyMap<string, Entry[]> => {
  const index = new Map<string, Entry[]>();
  SUBJECT_SLUGS.forEach((slug, category) => {
    const add = (phrases: string, weight: number): void => {
      for (const phrase of phrases.split(',')) {
        const key = stemPhrase(phrase);
        if (key === '') continue;
        const entries = index.get(key) ?? [];
        if (entries.some((entry) => entry.category === category)) continue;
        const words = key.split(' ').length;
        entries.push({ category, weight: weight + (words - 1) * PHRASE_BONUS, isStrong: weight === STRONG });
        index.set(key, entries);
      }
    };
    add(CATEGORY_WORDS[slug].strong, STRONG);
    add(CATEGORY_WORDS[slug].weak, WEAK);
  });
  return index;
};

const INDEX = buildIndex();

/** Whether a word is in one of the lists. */
export const isListedWord = (word: string): boolean => INDEX.has(stem(word));

const SMALL_TALK_KEYS: ReadonlySet<string> = new Set(SMALL_TALK.split(',').map(stemPhrase));
/** For each stem with which phrases begin, the number of words of the longest: most words begin none. */
const LONGEST_FROM = new Map<string, number>();
for (const key of [...INDEX.keys(), ...SMALL_TALK_KEYS]) {
  const words = key.split(' ');
  const first = words[0] ?? '';
  LONGEST_FROM.set(first, Math.min(LONGEST_PHRASE, Math.max(LONGEST_FROM.get(first) ?? 0, words.length)));
}
const SMALL_TALK_WEIGHT = 1.5;
/** Maximum number of words of a text whose pleasantries count for Other. */
const SMALL_TALK_LENGTH = 8;
/** A text with more words than this has its score scaled down, because a long text matches many words by chance. */
const REFERENCE_LENGTH = 12;
const OTHER = SUBJECT_SLUGS.indexOf('other');

interface Match {
  key: string;
  entries: readonly Entry[];
  isSmallTalk: boolean;
}

/** The entries that match a text, the longest phrases first; the words of a phrase do not match again. */
const matchesIn = (text: string): { matches: Match[]; length: number } => {
  const stems = stemsOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    const longest = LONGEST_FROM.get(stems[at] ?? '') ?? 0;
    for (let length = Math.min(longest, stems.length - at); length > 0; length -= 1) {
      const key = length === 1 ? (stems[at] ?? '') : stems.slice(at, at + length).join(' ');
      const entries = INDEX.get(key) ?? [];
      const isSmallTalk = stems.length <= SMALL_TALK_LENGTH && SMALL_TALK_KEYS.has(key);
      if (entries.length === 0 && !isSmallTalk) continue;
      matches.push({ key, entries, isSmallTalk });
      at += length - 1;
      break;
    }
  }
  return { matches, length: stems.length };
};

/** Score of a text's words for each subject, in the order of SUBJECT_SLUGS; repeats count less each time. */
export const lexiconScores = (text: string): number[] => {
  const scores = SUBJECT_SLUGS.map(() => 0);
  const { matches, length } = matchesIn(text);
  const seen = new Map<string, number>();
  for (const { key, entries, isSmallTalk } of matches) {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    for (const { category, weight } of entries) scores[category] = (scores[category] ?? 0) + weight / times;
    if (isSmallTalk) scores[OTHER] = (scores[OTHER] ?? 0) + SMALL_TALK_WEIGHT / times;
  }
  const scale = 1 / Math.sqrt(Math.max(1, length / REFERENCE_LENGTH));
  return scores.map((score) => score * scale);
};

/** Number of different entries of each subject that occur in the text; a weak one counts half. */
export const lexiconHits = (text: string): number[] => {
  const hits = SUBJECT_SLUGS.map(() => 0);
  const different = new Map(matchesIn(text).matches.map(({ key, entries }) => [key, entries]));
  for (const entries of different.values()) {
    for (const { category, isStrong } of entries) hits[category] = (hits[category] ?? 0) + (isStrong ? 1 : 0.5);
  }
  return hits;
};
