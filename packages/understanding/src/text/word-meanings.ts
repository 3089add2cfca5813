import { EVERYDAY_WORDS } from './everyday-words.table.ts';
import type { Language } from './language.ts';
import { otherPlaceNames } from './place-names.ts';
import { plainWordsOf } from './plain-words.ts';
import { ENGLISH_SYNONYMS } from './english-synonyms.table.ts';
import { WORDS_OF_DAILY_LIFE } from './words-of-daily-life.table.ts';
import { WORDS_OF_LEISURE_AND_HOME } from './words-of-leisure-and-home.table.ts';
import { WORDS_OF_ERRANDS } from './words-of-errands.table.ts';
import { WORDS_OF_AFFAIRS } from './words-of-affairs.table.ts';
import { WORDS_OF_LIFE } from './words-of-life.table.ts';
import { WORDS_OF_HOME_AND_BODY } from './words-of-home-and-body.table.ts';
import { WORDS_OF_WORK_AND_TRAVEL } from './words-of-work-and-travel.table.ts';
import { stem } from './words.ts';

/** The columns of the tables after the English one. */
const COLUMNS: readonly Language[] = ['nl', 'de', 'fr', 'es', 'it', 'pt'];
const COMPOUNDING: ReadonlySet<Language> = new Set(['nl', 'de']);
/** A shorter entry matches only the whole word, not words that begin with it. */
const MIN_BEGINNING = 4;
/** How many letters may follow an entry: 'ofrec' matches 'ofrecieron'. */
const MAX_ENDING = 6;
/** The same after an entry of four letters, with which many other words begin. */
const MAX_ENDING_OF_SHORT = 3;
const MIN_PART = 4;
/** Letters between the parts of a compound, and endings of its last part. */
const MAX_JOINT = 2;

interface Entry {
  text: string;
  english: readonly string[];
}

const TABLES = [
  WORDS_OF_HOME_AND_BODY,
  WORDS_OF_WORK_AND_TRAVEL,
  WORDS_OF_DAILY_LIFE,
  WORDS_OF_ERRANDS,
  WORDS_OF_LEISURE_AND_HOME,
  EVERYDAY_WORDS,
  WORDS_OF_LIFE,
  WORDS_OF_AFFAIRS,
];

const splitCell = (cell: string): string[] => cell.split('/').filter((word) => word !== '');

/** The entries of a language by their text; a word that occurs in two rows has the meanings of both. */
function buildEntries(column: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const row of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const cells = row.split('|');
    const english = splitCell(cells[0] ?? '');
    for (const text of splitCell(cells[column + 1] ?? '')) {
      const known = entries.get(text)?.english ?? [];
      if (english.length > 0) entries.set(text, { text, english: [...new Set([...known, ...english])] });
    }
  }
  return entries;
}

const byLanguage = new Map<Language, ReadonlyMap<string, Entry>>();

// Built at the first word of a language: a process that reads only English does not pay for it.
function entriesOf(language: Language): ReadonlyMap<string, Entry> | undefined {
  const column = COLUMNS.indexOf(language);
  if (column === -1) return undefined;
  const cached = byLanguage.get(language) ?? buildEntries(column);
  byLanguage.set(language, cached);
  return cached;
}

/** All entries that match the word, merged into one. */
function entryOf(entries: ReadonlyMap<string, Entry>, word: string): Entry | undefined {
  const exact = entries.get(word);
  const found = exact === undefined ? [] : [exact];
  for (let length = word.length - 1; length >= MIN_BEGINNING; length -= 1) {
    const beginning = entries.get(word.slice(0, length));
    const maxEnding = length === MIN_BEGINNING ? MAX_ENDING_OF_SHORT : MAX_ENDING;
    if (beginning !== undefined && word.length - length <= maxEnding) found.push(beginning);
  }
  const [first] = found;
  return first && { text: first.text, english: [...new Set(found.flatMap(({ english }) => english))] };
}

/** The two parts of a compound as written, such as 'knie' and 'pijn' of 'kniepijn'; letters may join them. */
function partsOf(entries: ReadonlyMap<string, Entry>, word: string): Entry[] {
  for (let length = word.length - MIN_PART; length >= MIN_PART; length -= 1) {
    const first = entries.get(word.slice(0, length));
    if (first === undefined) continue;
    for (let joint = 0; joint <= MAX_JOINT; joint += 1) {
      const rest = word.slice(length + joint);
      const last = rest.length < MIN_PART ? undefined : entryOf(entries, rest);
      if (last !== undefined) return [first, { ...last, text: rest }];
    }
  }
  return [];
}

/** The entry of a word, or those of the two parts of a compound; empty for a word that is not listed. */
function entriesFor(word: string, language: Language): readonly Entry[] {
  const entries = entriesOf(language);
  const plain = plainWordsOf(word).at(-1) ?? '';
  if (entries === undefined || plain === '') return [];
  // 'Kopenhagen' only begins like 'kopen'.
  if (!entries.has(plain) && otherPlaceNames(plain).length > 0) return [];
  const entry = entryOf(entries, plain);
  if (entry !== undefined && entry.text.length >= plain.length - 2) return [{ ...entry, text: plain }];
  const parts = COMPOUNDING.has(language) ? partsOf(entries, plain) : [];
  if (parts.length > 0) return parts;
  return entry === undefined ? [] : [{ ...entry, text: plain }];
}

/**
 * The English words for a word of another language, one list for each part of a compound: 'kniepijn' has those for
 * 'knee' and those for 'pain'. Empty for a word that is not listed.
 */
export const englishMeanings = (word: string, language: Language): (readonly string[])[] =>
  entriesFor(word, language).map(({ english }) => english);

/**
 * The English words for a word of any other language. None for a word of up to three letters, because many languages
 * share such words.
 */
export const meaningsInAnyLanguage = (word: string): string[] =>
  word.length < MIN_PART ? [] : COLUMNS.flatMap((language) => englishMeanings(word, language).flat());

/** A word of a question with all words that count as the same. */
export type SoughtWord = readonly string[];

/**
 * The words of a question with their English meanings; a compound becomes one word for each of its parts. In an English
 * question the words have only their synonyms.
 */
export const soughtWords = (words: readonly string[], language: Language): SoughtWord[] =>
  words.flatMap((word): SoughtWord[] => {
    const meanings = language === 'en' ? [] : entriesFor(word, language);
    if (meanings.length === 0)
      return [
        [
          ...new Set([word, plainWordsOf(word).join(' ')]),
          ...otherPlaceNames(word),
          ...sameMeaning(language === 'en' ? [word] : []),
        ],
      ];
    // A text in the same language may have the parts of a compound apart: 'Wartung der Heizung'.
    return meanings.map(({ text, english }) => [...new Set([word, text, ...english, ...sameMeaning(english)])]);
  });

/** The words of the six other languages, by the stem of each English word with the same meaning. */
let foreignForms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

// Built at the first question, as the entries of a language are.
function foreignFormsOf(english: string): ReadonlySet<string> {
  foreignForms ??= buildForeignForms();
  return foreignForms.get(stem(english)) ?? new Set();
}

function buildForeignForms(): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  const inEnglish = new Set(
    TABLES.flatMap((table) => table.trim().split('\n')).flatMap((row) =>
      splitCell(row.split('|', 1)[0] ?? '').map(stem),
    ),
  );
  for (const row of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const [english = '', ...others] = row.split('|');
    for (const key of splitCell(english).map(stem)) {
      const known = forms.get(key) ?? new Set();
      // Shorter words are other words in some of the languages.
      for (const form of others.flatMap(splitCell)) {
        // 'Bank' is Dutch for a sofa, and an English word for something else.
        if (form.length >= MIN_BEGINNING && !inEnglish.has(stem(form))) known.add(form);
      }
      forms.set(key, known);
    }
  }
  return forms;
}

/** The words of a question with those of the same meaning in all seven languages: the archive may have any of them. */
export const soughtInAnyLanguage = (words: readonly string[], language: Language): SoughtWord[] =>
  soughtWords(words, language).map((same) => {
    if (language !== 'en' && isUntranslated(same)) return same;
    const english = language === 'en' ? same : same.filter((one) => one !== same[0]);
    return [...new Set([...same, ...english.flatMap((one) => [...foreignFormsOf(one)])])];
  });

/** Whether a word has no known meaning: only its own forms, with and without accents, count as the same. */
export const isUntranslated = (word: SoughtWord): boolean =>
  new Set(word.map((one) => plainWordsOf(one).join(' '))).size === 1;

/** English words that often mean the same, by the stem of each. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = (() => {
  const rows = ENGLISH_SYNONYMS.trim()
    .split('\n')
    .map((row) => row.split(' '));
  return new Map(rows.flatMap((row) => row.map((word) => [stem(word), row] as const)));
})();

const sameMeaning = (words: readonly string[]): string[] => words.flatMap((word) => SYNONYMS.get(stem(word)) ?? []);
