import type { CategoryModels } from '@app/understanding/category-models';
import { isStopWord } from '@app/understanding/text/words';
import { withIndexScans } from '#db/index-scans.ts';
import { type Database, inTransaction } from '#db/database.ts';
import type { SearchTerms } from '#features/conversations/conversations.service.ts';
import { editDistance } from './edit-distance.ts';
import * as rows from './vocabulary.repository.ts';

/** A word of a search: as typed or corrected, with its other forms. */
export interface ResolvedWord {
  /** As typed, or the word of the vocabulary that was probably intended. */
  word: string;
  isCorrected: boolean;
  /** Too common in some language to distinguish texts. */
  isStopWord: boolean;
  /** Other forms of the word that occur in the conversations. */
  forms: string[];
  /** In about how many parts of conversations the word and its forms occur; undefined if the vocabulary has none of them. */
  count?: number;
}

/** Which conversations are searched for a word, and whether it is known that none has it. */
interface WordSearch {
  isArchived: boolean;
  isMissing: boolean;
}

export interface VocabularyDependencies {
  db: Database;
  /** Distinguishes words of the language from mistyped ones; undefined if the model files cannot be read. */
  models: Pick<CategoryModels, 'coverage'> | undefined;
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Conversations per transaction. */
const BATCH = 400;
const MAX_USERS = 1_000;
const MIN_CORRECTED_LENGTH = 4;
/** From this length on two edits are allowed. */
const MIN_LONG_LENGTH = 8;
/** Further words of a search are searched for as typed. */
const MAX_WORDS = 12;
const MAX_CANDIDATES = 5;

/** The words of a user's conversations, by which a search corrects typing errors and finds other forms of a word. */
export function createVocabulary({ db, models }: VocabularyDependencies) {
  const isWord = (word: string): boolean => isStopWord(word) || (models !== undefined && models.coverage(word) > 0);

  return {
    /** Whether a word is one of the English language; false if the model files cannot be read. */
    isWord,

    /** Records that the words of these conversations changed; `catchUp` counts these words later. */
    queueCount: rows.addPendingCounts,

    /**
     * Counts the words of the recorded conversations; with `isRebuild` counts all conversations again, which removes
     * unused words.
     */
    catchUp: (userId: string, signal: AbortSignal, { isRebuild = false } = {}): Promise<void> =>
      countPending(db, userId, signal, isRebuild),

    /** Users with words to count. `isRebuild`: the words of the user were never counted, so all are to be counted. */
    listUncounted: () => rows.listUncounted(db, MAX_USERS),

    /**
     * The words with their other forms, in their order. A word that no conversation contains in any form, and that is
     * not a word of the language, is replaced by the nearest word of the vocabulary: within one edit, or two if it is
     * long. The replacement must occur in the conversations that are searched: archived ones with `isArchived`,
     * otherwise the others. With `isMissing` the words count as words that no conversation contains, such as those only
     * in questions to the built-in assistant.
     */
    resolveWords: async (
      userId: string,
      { words, endsInWord }: Pick<SearchTerms, 'words' | 'endsInWord'>,
      { isArchived = false, isMissing = false } = {},
    ): Promise<ResolvedWord[]> => {
      const searched = selectWords(words, endsInWord);
      const found = await rows.findForms(db, userId, searched);
      const resolved = await Promise.all(
        found.map(async (known, index) => {
          const word = searched[index];
          return word === undefined
            ? []
            : [[word.at, await resolveWord(userId, word, known, { isArchived, isMissing })] as const];
        }),
      );
      const byIndex = new Map(resolved.flat());
      return words.map(
        (word, at) =>
          byIndex.get(at) ?? { word, isCorrected: false, isStopWord: isStopWord(word.toLowerCase()), forms: [] },
      );
    },
  };

  async function resolveWord(
    userId: string,
    searched: rows.SearchedWord,
    known: rows.WordForms,
    search: WordSearch,
  ): Promise<ResolvedWord> {
    const { isKnown, isStopWord: isStop, forms, count } = known;
    const asTyped = { word: searched.word, isCorrected: false, isStopWord: isStop, forms, ...(count > 0 && { count }) };
    const isFound = !search.isMissing && (isKnown || forms.length > 0);
    if (isStop || isFound || isWord(searched.word)) return asTyped;
    const intended = await findIntendedWord(db, userId, { word: known.word, isPrefix: searched.isPrefix }, search);
    if (intended === undefined) return asTyped;
    const [intendedForms] = await rows.findForms(db, userId, [{ word: intended, isPrefix: false }]);
    return { word: intended, isCorrected: true, isStopWord: false, forms: intendedForms?.forms ?? [] };
  }
}

async function countPending(db: Database, userId: string, signal: AbortSignal, isRebuild: boolean): Promise<void> {
  if (isRebuild) await inTransaction(db, (tx) => rows.resetVocabulary(tx, userId));
  let handled = BATCH;
  while (handled === BATCH && !signal.aborted) {
    handled = await inTransaction(db, async (tx) => {
      const pending = await rows.deletePendingCounts(tx, userId, BATCH);
      await rows.countWords(tx, userId, pending.ids);
      return pending.count;
    });
  }
}

/** The words to look up in the vocabulary: no stop words, and only the first few. */
function selectWords(words: readonly string[], endsInWord: boolean) {
  return words
    .map((word, at) => ({ word, at, isPrefix: endsInWord && at === words.length - 1 }))
    .filter(({ word }) => !isStopWord(word.toLowerCase()))
    .slice(0, MAX_WORDS);
}

/** The nearest word, or the most frequent of several; undefined if there is none, or if the word occurs after all. */
async function findIntendedWord(
  db: Database,
  userId: string,
  { word, isPrefix }: rows.SearchedWord,
  { isArchived, isMissing }: WordSearch,
): Promise<string | undefined> {
  const { length } = Array.from(word);
  if (length < MIN_CORRECTED_LENGTH || !/^\p{L}+$/u.test(word)) return undefined;
  const isLong = length >= MIN_LONG_LENGTH;
  const edits = isLong ? 2 : 1;
  // One edit, even a swap, leaves the first or the last letters unchanged, and two edits nearly always do.
  const sharedLetters = isLong ? Math.floor(length / 3) : Math.floor((length - 1) / 2);
  const similar = (await rows.findSimilar(db, userId, { word, edits, sharedLetters }))
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word, edits) }))
    .filter(({ word: one, distance }) => distance > 0 && distance <= edits && !isStopWord(one))
    .toSorted((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_CANDIDATES);
  if (similar.length === 0) return undefined;
  // The vocabulary may lag behind, and still have words of conversations that are in the trash.
  const typed = `'${word}'${isPrefix ? ':*' : ''}`;
  const queries = [typed, ...similar.map((candidate) => `'${candidate.word}'`)];
  const matching = await withIndexScans(db, (tx) => rows.findMatching(tx, userId, queries, isArchived));
  if (!isMissing && matching.includes(typed)) return undefined;
  return similar.find((candidate) => matching.includes(`'${candidate.word}'`))?.word;
}
