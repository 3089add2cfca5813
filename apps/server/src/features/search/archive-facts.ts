import { otherPlaceNames } from '@app/understanding/text/place-names';
import { stem } from '@app/understanding/text/words';
import { withIndexScans } from '#db/index-scans.ts';
import type { Database } from '#db/database.ts';
import { splitNames, splitWords } from '#features/conversations/conversations.service.ts';
import * as facts from './archive-facts.repository.ts';
import { toQuery } from './word-tsquery.ts';

/**
 * The conversations that a fact is about: those that contain all `words`. `text` is the question that the words are
 * from; names such as C++ are found in it.
 */
export interface FactRequest extends Omit<facts.FactFilter, 'query'> {
  words: readonly string[];
  text: string;
}

/**
 * The form of a word that is searched for: its stem, or the whole name of a place, so that its names in other languages
 * match.
 */
const toSearched = (word: string): string => (otherPlaceNames(word).length > 0 ? word : stem(word));

function toFilter({ words, text, ...filter }: FactRequest): facts.FactFilter {
  const { names, words: ownWords } = splitNames(text, words.map(toSearched).flatMap(splitWords), stem);
  const parts = [...names.map(({ query }) => query), ...ownWords.map((word) => toQuery(word.toLowerCase(), text))];
  return { ...filter, query: parts.length === 0 ? undefined : parts.join(' & ') };
}

/** Counts and lists conversations by their properties and words. */
export const createArchiveFacts = (db: Database) => ({
  /** How many conversations and messages there are in each group, largest first. */
  countGroups: (
    userId: string,
    { request, groupBy, timeZone }: { request: FactRequest; groupBy: facts.FactGrouping; timeZone: string },
  ) => withIndexScans(db, (tx) => facts.countGroups(tx, userId, { filter: toFilter(request), groupBy, timeZone })),

  /** How many messages of the conversations the person wrote. */
  countOwnMessages: (userId: string, request: FactRequest) =>
    withIndexScans(db, (tx) => facts.countOwnMessages(tx, userId, toFilter(request))),

  /** A page of the conversations in order, and their total number. */
  listFacts: (
    userId: string,
    { request, ...page }: { request: FactRequest; order: facts.FactOrder; limit: number; offset: number },
  ) => withIndexScans(db, (tx) => facts.listFacts(tx, userId, { filter: toFilter(request), ...page })),
});
