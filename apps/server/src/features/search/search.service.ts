import type { SearchFacets } from '@app/contract/search';
import { stem } from '@app/understanding/text/words';
import { withIndexScans } from '#db/index-scans.ts';
import type { Database } from '#db/database.ts';
import { splitNames, splitWords } from '#features/conversations/conversations.service.ts';
import { createArchiveFacts } from './archive-facts.ts';
import * as counts from './counts.repository.ts';
import { toFacets, totalOf } from './facets.mapper.ts';
import { countFacets } from './facets.repository.ts';
import { createHitSearch, ENOUGH_HITS, ENOUGH_PHRASE_HITS, type SearchDependencies } from './hits.ts';
import { latestFirst } from './latest-first.ts';
import { createSearchParser, type ParsedSearch } from './parsed-search.ts';
import { type BrowsedConversation, browse, type ConversationFilter } from './find-conversations.repository.ts';
import { correctWords } from './correct-words.ts';
import {
  findConversationsByWords,
  findConversationsByMeaning,
  type WordSearchRequest,
  type ConversationHit,
} from './find-conversations.ts';
import { findLinkedConversations, type LinkedHit, type LinkedRequest } from './linked-conversations.ts';
import * as rows from './search.repository.ts';
import { toQuery } from './word-tsquery.ts';

export type { FactRequest } from './archive-facts.ts';
export type { ConversationHit } from './find-conversations.ts';
export type { Link, LinkedHit } from './linked-conversations.ts';
export type { FoundText } from './search.repository.ts';

/** Texts of a conversation around its matches. */
export interface Passage {
  conversationId: string;
  title: string;
  createdAt: Date;
  texts: string[];
}

interface CountRequest {
  words: readonly string[];
  /** The question that the words are from; names such as C++ are found in it. */
  text?: string;
  filter: ConversationFilter;
  timeZone: string;
}

type CountedSearch = Pick<
  ParsedSearch,
  'allWordsQuery' | 'someWordsQuery' | 'filter' | 'isLiteral' | 'isRare' | 'correction'
>;

const NO_WORDS: CountedSearch = {
  allWordsQuery: undefined,
  someWordsQuery: undefined,
  filter: {},
  isLiteral: false,
  isRare: false,
};

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService(dependencies: SearchDependencies) {
  const { db, meaning } = dependencies;
  const parseSearch = createSearchParser(dependencies);
  return {
    ...createHitSearch(dependencies, parseSearch),
    facts: createArchiveFacts(db),

    /** Counts the hits by category, source and kind of content; an empty text matches everything. Throws search.query_invalid. */
    countFacets: async (userId: string, q: string): Promise<SearchFacets> =>
      q === '' ? countFacetsOf(db, userId, NO_WORDS) : countFacetsOf(db, userId, await parseSearch(userId, { q })),

    /** Conversations with any of the words, best first, with the texts around the matches. */
    findPassages: (userId: string, words: string[], limit: number): Promise<Passage[]> =>
      findPassages(db, userId, words, limit),

    /** Conversations with any of the words, best first, with their messages. */
    findConversationsByWords: (userId: string, request: WordSearchRequest): Promise<ConversationHit[]> =>
      findConversationsByWords(dependencies, userId, request),

    /** Later conversations that are connected by names and other rare words, with their messages. */
    findLinked: (userId: string, request: LinkedRequest): Promise<LinkedHit[]> =>
      findLinkedConversations(db, userId, request),

    /** Replaces each word that no conversation has by the word that was probably meant. */
    correctWords: (userId: string, words: readonly string[], excludedModel?: string): Promise<string[]> =>
      correctWords(dependencies, userId, words, excludedModel),

    /** Whether a word is one of the English language. */
    isWord: dependencies.vocabulary.isWord,

    /** Conversations close to a text in meaning, whatever their words. */
    findConversationsByMeaning: (
      userId: string,
      request: { text: string; filter?: ConversationFilter; limit: number },
    ): Promise<ConversationHit[]> => findConversationsByMeaning({ db, nearestTo: meaning.nearestTo }, userId, request),

    /** Conversations of a period or a category, ordered by when they began. */
    browse: (
      userId: string,
      filter: ConversationFilter & { categoryId?: string | undefined },
      page: { isOldestFirst: boolean; limit: number },
    ): Promise<{ found: BrowsedConversation[]; total: number }> => browse(db, userId, filter, page),

    /** How many conversations with all these words began in each month; without words, all conversations count. */
    countByMonth: (
      userId: string,
      { words, text = '', ...period }: CountRequest,
    ): Promise<{ month: string; count: number }[]> => {
      const { names, words: ownWords } = splitNames(text, words.flatMap(splitWords), stem);
      const parts = [...names.map(({ query }) => query), ...ownWords.map((word) => toQuery(word.toLowerCase(), text))];
      const query = parts.length === 0 ? undefined : parts.join(' & ');
      return withIndexScans(db, (tx) => counts.countByMonth(tx, userId, { query, ...period }));
    },

    countByCategory: (userId: string, filter: ConversationFilter): Promise<{ categoryId: string; count: number }[]> =>
      counts.countByCategory(db, userId, filter),
  };
}

async function countFacetsOf(db: Database, userId: string, search: CountedSearch): Promise<SearchFacets> {
  const { allWordsQuery, someWordsQuery, filter, isLiteral, isRare, correction = null } = search;
  const words = someWordsQuery ?? allWordsQuery;
  if (words === undefined) {
    const counted = await withIndexScans(db, (tx) => countFacets(tx, userId, filter));
    return toFacets(counted, { isComplete: true, correction });
  }
  const { result, isComplete } = await latestFirst(
    db,
    userId,
    (tx, latest) => countFacets(tx, userId, { ...filter, words, latest }),
    { enoughHits: isLiteral ? ENOUGH_PHRASE_HITS : ENOUGH_HITS, countHits: totalOf, isRare },
  );
  return toFacets(result, { isComplete, correction });
}

async function findPassages(db: Database, userId: string, words: string[], limit: number): Promise<Passage[]> {
  const indexedWords = words.flatMap(splitWords);
  if (indexedWords.length === 0) return [];
  const query = indexedWords.map((word) => `'${word}'`).join(' | ');
  const { result: found } = await latestFirst(
    db,
    userId,
    (tx, latest) => rows.findConversations(tx, userId, { words: query, latest }, { limit, offset: 0 }),
    { enoughHits: limit, countHits: (newest) => newest.length },
  );
  // A conversation that only matches in a document is quoted from its first messages.
  const inMessages = found.map((hit) =>
    hit.documentId === null ? hit : { ...hit, fromSeq: 0, toSeq: rows.LAST_QUOTED_SEQ },
  );
  const texts = Map.groupBy(await rows.listTexts(db, userId, inMessages), ({ conversationId }) => conversationId);
  return found.map(({ conversationId, title, createdAt }) => ({
    conversationId,
    title,
    createdAt,
    texts: (texts.get(conversationId) ?? []).map(({ content }) => content),
  }));
}
