import { inOtherLanguages } from '@app/understanding/text/everyday-words';
import type { Language } from '@app/understanding/text/language';
import { otherPlaceNames } from '@app/understanding/text/place-names';
import { englishMeanings } from '@app/understanding/text/word-meanings';
import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import type { Database } from '#db/database.ts';
import * as rows from './find-conversations.repository.ts';
import type { Vocabulary } from './vocabulary.ts';
import { toQuery } from './word-tsquery.ts';

export interface CorrectionDependencies {
  db: Database;
  vocabulary: Pick<Vocabulary, 'resolveWords' | 'isWord'>;
}

/** A shorter word resembles too many others to be corrected. */
const MIN_CORRECTED_LENGTH = 5;
/** In shorter words the first letter is rarely misspelt. */
const MIN_FIRST_LETTER_LENGTH = 7;
/** As many words as a question is searched by. */
export const MAX_WORDS = 12;

/** The words, those that no conversation contains replaced by probable corrections. */
export async function correctMissing(
  dependencies: CorrectionDependencies,
  userId: string,
  words: readonly string[],
  { text = '', excludedModel, language = 'en' }: { text?: string; excludedModel?: string; language?: Language },
): Promise<string[]> {
  const forms = language === 'en' ? words : words.map(stem);
  const queries = forms.slice(0, MAX_WORDS).map((word) => toQuery(word.toLowerCase()));
  const known = queries.length === 0 ? [] : await rows.areKnown(dependencies.db, userId, queries, { excludedModel });
  // 'Copenhague' resembles 'Copenhagen', but only the names of the place are in the table of places.
  const hasMeaning = (word: string): boolean =>
    englishMeanings(word, language).length > 0 || otherPlaceNames(word).length > 0;
  const missing = words.filter((word, at) => known[at] === false && !hasMeaning(word));
  // A stem may lack the letters that show which word was meant.
  const written = wordsOf(text);
  const asWritten = missing.map((word) => written.find((one) => stem(one) === word) ?? word);
  const corrected = await correctWords(dependencies, userId, asWritten, excludedModel);
  return words.map((word) => {
    const meant = corrected[missing.indexOf(word)];
    return meant === undefined ? word : stem(meant);
  });
}

/**
 * Replaces each word that no conversation has by the word that was probably meant: 'sourdoug' by 'sourdough', or 'tap'
 * by 'robinet' in French conversations.
 */
export async function correctWords(
  { db, vocabulary }: CorrectionDependencies,
  userId: string,
  words: readonly string[],
  excludedModel?: string,
): Promise<string[]> {
  const queries = words.map((word) => toQuery(word.toLowerCase()));
  const known = queries.length === 0 ? [] : await rows.areKnown(db, userId, queries, { excludedModel });
  const translated = await Promise.all(words.map(async (word) => translate(db, userId, word, excludedModel)));
  // Resolves each word alone: `resolveWords` completes only the last word of a list, and every stem may need
  // completing.
  const resolved = await Promise.all(
    words.map(async (word, at) => {
      const isMissing = excludedModel !== undefined && known[at] === false;
      return (await vocabulary.resolveWords(userId, { words: [word], endsInWord: true }, { isMissing }))[0];
    }),
  );
  const meant = words.map((word, at) => {
    const found = resolved[at];
    return found?.isCorrected === true && mayMean(word, found.word) ? found.word : word;
  });
  const isMeant = await rows.areKnown(
    db,
    userId,
    meant.map((word) => toQuery(word.toLowerCase())),
    { excludedModel },
  );
  return words.map((word, at) => translated[at] ?? (isMeant[at] === true ? (meant[at] ?? word) : word));
}

/** Whether a word may be a misspelling of another: 'sourdoug' of 'sourdough', but not the Dutch 'witte' of 'bitte'. */
function mayMean(word: string, other: string): boolean {
  if (word.length < MIN_CORRECTED_LENGTH || isStopWord(other)) return false;
  return word.length >= MIN_FIRST_LETTER_LENGTH || word[0]?.toLowerCase() === other[0]?.toLowerCase();
}

/** A translation that occurs in the person's conversations; undefined if none occurs, or if the word itself occurs. */
async function translate(
  db: Database,
  userId: string,
  word: string,
  excludedModel: string | undefined,
): Promise<string | undefined> {
  const others = inOtherLanguages(word);
  if (others.length === 0) return undefined;
  const queries = [word, ...others.map(stem)].map((one) => toQuery(one.toLowerCase()));
  const [isKnown, ...known] = await rows.areKnown(db, userId, queries, { excludedModel });
  return isKnown === true ? undefined : others.find((_other, at) => known[at] === true);
}
