import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { SUBJECT_SLUGS, type SubjectSlug } from './built-in-categories.ts';
import { type EntryIndex, indexEntries, type ListedText } from './entry-index.ts';
import { FOREIGN_EVERYDAY_WORDS, SHARED_WORDS } from './lexicons/foreign-everyday-words.ts';
import { FOREIGN_FURTHER_WORDS } from './lexicons/foreign-further-words.table.ts';
import { FOREIGN_INSTITUTIONS } from './lexicons/foreign-institutions.table.ts';
import { FOREIGN_WORDS } from './lexicons/foreign-words.ts';

/** The first match nearly decides: the lists are small, and two subjects seldom occur in one question. */
const HIT_WEIGHT = 2.4;
/** The hits of a matching phrase, which occurs by chance less often than a word. */
const PHRASE_HITS = 1.5;
/** The hits of a matching weak word, which occurs in questions about any subject. */
const WEAK_HITS = 0.4;
/**
 * List entries of at least this length also match inside compounds ('Krankenversicherung'); shorter ones only at the
 * start of a word.
 */
const MIN_LENGTH_INSIDE_COMPOUND = 7;
/** Entries shorter than this match only as a whole word. */
const MIN_PREFIX_LENGTH = 4;
const MAX_WORDS = 160;

/** An entry of a list: a prefix, a whole word (`word.`) or a phrase (`two_words`); `word?` is a weak one. */
interface Entry extends ListedText {
  subject: number;
  hits: number;
}

const toEntry = (written: string, subject: number): Entry => {
  const text = plainWordsOf(written.replaceAll('_', ' ')).join(' ');
  const isPhrase = /[_-]|\.\w/.test(written);
  return {
    subject,
    text,
    isWhole: written.endsWith('.') || text.length < MIN_PREFIX_LENGTH,
    isPhrase,
    hits: written.endsWith('?') ? WEAK_HITS : isPhrase ? PHRASE_HITS : 1,
  };
};

const entriesOf = (...lists: readonly Partial<Record<SubjectSlug, string>>[]): Entry[] =>
  SUBJECT_SLUGS.flatMap((slug, subject) => {
    const written = new Set(lists.flatMap((list) => (list[slug] ?? '').split(/\s+/)).filter((word) => word !== ''));
    return [...written].map((word) => toEntry(word, subject));
  });

/** The languages with word lists. */
export const LISTED_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
const LISTS = new Map<Language, Entry[]>([
  ...LISTED_LANGUAGES.map(
    (language) =>
      [
        language,
        entriesOf(
          FOREIGN_WORDS[language],
          FOREIGN_INSTITUTIONS[language],
          FOREIGN_EVERYDAY_WORDS[language],
          FOREIGN_FURTHER_WORDS[language] ?? {},
          SHARED_WORDS,
        ),
      ] as const,
  ),
  ['other', entriesOf(SHARED_WORDS)],
]);

const indexes = new Map<Language, EntryIndex<Entry>>();

/** Built at the first text of a language. */
const indexOf = (language: Language): EntryIndex<Entry> | undefined => {
  const entries = LISTS.get(language);
  if (entries === undefined) return undefined;
  const index = indexes.get(language) ?? indexEntries(entries, { minLengthInside: MIN_LENGTH_INSIDE_COMPOUND });
  indexes.set(language, index);
  return index;
};

/**
 * For each subject, in the order of SUBJECT_SLUGS: the sum of the hits of the different entries of its list that occur
 * in the text.
 */
export const foreignHits = (text: string, language: Language): number[] => {
  const counts = SUBJECT_SLUGS.map(() => 0);
  const found = indexOf(language)?.findIn(plainWordsOf(text).slice(0, MAX_WORDS)) ?? [];
  for (const { subject, hits } of found) counts[subject] = (counts[subject] ?? 0) + hits;
  return counts;
};

/**
 * 'Mia figlia ha la febbre' ('my daughter has a fever'): what happens says more about the subject than whom it happens
 * to.
 */
const MORE_IMPORTANT_THAN_FAMILY = ['health', 'education'] as const;
const FAMILY_SHARE = 0.4;

const withLessFamily = (hits: readonly number[]): number[] => {
  const hasOtherSubject = MORE_IMPORTANT_THAN_FAMILY.some((slug) => (hits[SUBJECT_SLUGS.indexOf(slug)] ?? 0) >= 1);
  return hits.map((count, at) =>
    // One word alone keeps its hits: a baby that does not sleep through is a subject of family, although sleep is one
    // of health. A phrase ('mia figlia') or two words count less.
    hasOtherSubject && SUBJECT_SLUGS[at] === 'family' && count >= PHRASE_HITS ? count * FAMILY_SHARE : count,
  );
};

/** One score per subject for a text that is not in English: it grows with the square root of the hits. */
export const foreignScores = (text: string, language: Language): number[] =>
  withLessFamily(foreignHits(text, language)).map((hits) => HIT_WEIGHT * Math.sqrt(hits));
