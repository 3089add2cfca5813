import { isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { BODY_SCHOOL_MONEY } from './glossary/body-school-money.ts';
import { FAITH_MONEY_SCHOOL } from './glossary/faith-money-school.ts';
import { LEARNING_AND_DAILY_LIFE } from './glossary/learning-and-daily-life.ts';
import { MEDICINE_AND_SPORT } from './glossary/medicine-and-sport.ts';
import { MONEY_PEOPLE_EVERYDAY } from './glossary/money-people-everyday.ts';
import { PEOPLE_AND_BODY } from './glossary/people-and-body.ts';
import { SCHOOLWORK_ILLNESS_TRADE } from './glossary/schoolwork-illness-trade.ts';
import { SYMPTOMS_SPORT_STATE } from './glossary/symptoms-sport-state.ts';
import { TRADES_STUDY_STATE_FAITH } from './glossary/trades-study-state-faith.ts';
import { WORK_MONEY_STATE } from './glossary/work-money-state.ts';
import { isListedWord } from './lexicon-scores.ts';

/** The columns of the tables after the English one. */
const COLUMNS = ['nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
type Column = (typeof COLUMNS)[number];

interface Entry {
  /** Beginning of a word, or a whole phrase. */
  text: string;
  english: string;
  isWhole: boolean;
}

interface Glossary {
  /** Entries of one word by their first KEY_LENGTH letters. */
  words: ReadonlyMap<string, readonly Entry[]>;
  /** By their first word, because a phrase occurs only where its first word does. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The long entries of one word, by their text: they are also looked for inside compounds. */
  parts: ReadonlyMap<string, Part>;
  longestPart: number;
}

interface Phrase {
  /** The phrase between two blanks. */
  text: string;
  english: string;
  /** Position in the tables. */
  rank: number;
}

interface Part {
  english: string;
  /** Position in the tables: if two parts have the same length, the earlier one is used. */
  rank: number;
}

const KEY_LENGTH = 3;
/** Shorter entries stand for whole words. */
const MIN_PREFIX_LENGTH = 4;
const MIN_PART_LENGTH = 5;
const MAX_ENDING_LENGTH = 6;
/** The last part of a compound may have an ending of at most this many letters. */
const MAX_CASE_LENGTH = 2;
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl']);

/** The entries of a table's cell, separated by slashes: a prefix, a whole word (`word.`) or a phrase (`two_words`). */
const entriesOf = (cell: string, english: string): Entry[] =>
  cell.split('/').map((written) => {
    const text = plainWordsOf(written.replaceAll('_', ' ')).join(' ');
    return { text, english, isWhole: written.endsWith('.') || text.length < MIN_PREFIX_LENGTH };
  });

const TABLES = [
  PEOPLE_AND_BODY,
  WORK_MONEY_STATE,
  LEARNING_AND_DAILY_LIFE,
  BODY_SCHOOL_MONEY,
  SYMPTOMS_SPORT_STATE,
  FAITH_MONEY_SCHOOL,
  MEDICINE_AND_SPORT,
  TRADES_STUDY_STATE_FAITH,
  MONEY_PEOPLE_EVERYDAY,
  SCHOOLWORK_ILLNESS_TRADE,
];

const buildGlossary = (column: number): Glossary => {
  const rows = TABLES.flatMap((table) => table.trim().split('\n'));
  const entries = rows.flatMap((row) => {
    const cells = row.split('|');
    return entriesOf(cells[column + 1] ?? '', cells[0] ?? '');
  });
  const single = entries.filter(({ text }) => text !== '' && !text.includes(' '));
  const words = new Map<string, Entry[]>();
  for (const entry of single.toSorted((a, b) => b.text.length - a.text.length)) {
    const key = entry.text.slice(0, KEY_LENGTH);
    words.set(key, [...(words.get(key) ?? []), entry]);
  }
  const parts = new Map<string, Part>();
  for (const [rank, { text, english, isWhole }] of single.entries()) {
    if (!isWhole && text.length >= MIN_PART_LENGTH && !parts.has(text)) parts.set(text, { english, rank });
  }
  return {
    words,
    phrases: indexPhrases(entries),
    parts,
    longestPart: Math.max(0, ...[...parts.keys()].map((text) => text.length)),
  };
};

const indexPhrases = (entries: readonly Entry[]): ReadonlyMap<string, Phrase[]> => {
  const phrases = entries.flatMap(({ text, english }, rank) =>
    text.includes(' ') ? [{ text: ` ${text} `, english, rank }] : [],
  );
  return Map.groupBy(phrases, ({ text }) => text.slice(1, text.indexOf(' ', 1)));
};

const glossaries = new Map<Column, Glossary>();

// Built at the first text of a language: a process that reads only English does not pay for it.
const glossaryOf = (language: Language): Glossary | undefined => {
  const column = COLUMNS.findIndex((name) => name === language);
  const name = COLUMNS[column];
  if (name === undefined) return undefined;
  const glossary = glossaries.get(name) ?? buildGlossary(column);
  glossaries.set(name, glossary);
  return glossary;
};

const meaningInGlossary = (glossary: Glossary, word: string, isCompounding: boolean): string | undefined => {
  const { words, parts } = glossary;
  // An entry of two letters has both letters as its key.
  const candidates = [...(words.get(word.slice(0, KEY_LENGTH)) ?? []), ...(words.get(word.slice(0, 2)) ?? [])];
  const found = candidates.find(({ text, isWhole }) =>
    isWhole ? word === text : word.startsWith(text) && word.length - text.length <= MAX_ENDING_LENGTH,
  );
  if (found !== undefined || !isCompounding) return found?.english;
  const first = firstPart(glossary, word);
  const last = lastPart(glossary, word, first);
  const meanings = [first, last].flatMap((text) => (text === undefined ? [] : (parts.get(text)?.english ?? [])));
  return meanings.length === 0 ? undefined : meanings.join(' ');
};

/** The longest part that the word begins with. */
const firstPart = ({ parts, longestPart }: Glossary, word: string): string | undefined => {
  for (let length = Math.min(longestPart, word.length); length >= MIN_PART_LENGTH; length -= 1) {
    const text = word.slice(0, length);
    if (parts.has(text)) return text;
  }
  return undefined;
};

/** The longest part other than `first` that ends the word, or is followed by at most MAX_CASE_LENGTH letters. */
const lastPart = ({ parts, longestPart }: Glossary, word: string, first: string | undefined): string | undefined => {
  for (let length = Math.min(longestPart, word.length); length >= MIN_PART_LENGTH; length -= 1) {
    let best: string | undefined;
    for (let start = Math.max(0, word.length - length - MAX_CASE_LENGTH); start + length <= word.length; start += 1) {
      const text = word.slice(start, start + length);
      const rank = text === first ? undefined : parts.get(text)?.rank;
      if (rank !== undefined && (best === undefined || rank < (parts.get(best)?.rank ?? rank))) best = text;
    }
    if (best !== undefined) return best;
  }
  return undefined;
};

export interface Gloss {
  english: string;
  /** Number of meanings found in the text. */
  meaningCount: number;
  /** Whether `english` says enough about the text's subject to be read instead of the text. */
  isSufficient: boolean;
}

const MIN_MEANINGS = 2;
/** In a text of at most this many words, one meaning is enough. */
const FEW_WORDS = 7;

const meaningOf = (glossary: Glossary, word: string, language: Language): string | undefined =>
  meaningInGlossary(glossary, word, COMPOUNDING.has(language)) ??
  // A program, a brand or a loan word that is the same in English.
  (word.length > 3 && isListedWord(word) && !isCommonPlainWord(word, language) ? word : undefined);

/** The English words for the subject of a text in another language: phrases first, then words in the text's order. */
export const glossOf = (text: string, language: Language): Gloss => {
  const glossary = glossaryOf(language);
  if (glossary === undefined) return { english: '', meaningCount: 0, isSufficient: false };
  const words = plainWordsOf(text).slice(0, 200);
  const line = ` ${words.join(' ')} `;
  const phrases = [...new Set(words)].flatMap((word) => glossary.phrases.get(word) ?? []);
  const english = phrases
    .filter(({ text: phrase }) => line.includes(phrase))
    .toSorted((a, b) => a.rank - b.rank)
    .map((phrase) => phrase.english);
  const meanings = new Map<string, string | undefined>();
  for (const word of words) {
    if (!meanings.has(word)) meanings.set(word, meaningOf(glossary, word, language));
    const meaning = meanings.get(word);
    if (meaning !== undefined && english.at(-1) !== meaning) english.push(meaning);
  }
  const meaningCount = english.length;
  const isSufficient = meaningCount >= (words.length <= FEW_WORDS ? 1 : MIN_MEANINGS);
  return { english: english.join(' '), meaningCount, isSufficient };
};
