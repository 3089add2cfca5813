import type { SearchFacets } from '@app/contract/search';
import { byIndex } from '#db/by-index.ts';
import type { Queryable } from '#db/database.ts';
import { splitWords } from '#features/conversations/conversations.service.ts';
import { type Asked, createAskedReader } from './asked.ts';
import * as counts from './counts.repository.ts';
import { toFacets } from './facets.mapper.ts';
import { countFacets } from './facets.repository.ts';
import { createHitSearch, ENOUGH, ENOUGH_LITERAL, type SearchDependencies } from './hits.ts';
import { latestFirst } from './latest-first.ts';
import type { RecallFilter } from './recall.repository.ts';
import { type BrowsedConversation, browse } from './recall.repository.ts';
import { recall, recallByMeaning, type RecallRequest, type Recollection } from './recall.ts';
import * as rows from './search.repository.ts';

export type { Recollection } from './recall.ts';
/** Texts of a conversation that hold what was looked for. */
export interface Passage {
  conversationId: string;
  title: string;
  createdAt: Date;
  texts: string[];
}

/** Without a text nothing narrows. */
const EVERYTHING: Pick<Asked, 'every' | 'some' | 'filter' | 'isLiteral'> = {
  every: undefined,
  some: undefined,
  filter: {},
  isLiteral: false,
};

export type SearchService = ReturnType<typeof createSearchService>;

/** Finds conversations by their words first, and by what they mean. */
export function createSearchService(dependencies: SearchDependencies) {
  const { db } = dependencies;
  const readAsked = createAskedReader(dependencies);
  return {
    ...createHitSearch(dependencies, readAsked),

    /** What a search could be narrowed by; an empty text is about everything. Throws search.query_invalid. */
    countFacets: async (userId: string, q: string): Promise<SearchFacets> => {
      const { every, some, filter, isLiteral } = q === '' ? EVERYTHING : await readAsked(userId, { q });
      const words = some ?? every;
      if (words === undefined) {
        const count = (queryable: Queryable) => countFacets(queryable, userId, filter);
        return toFacets(await (filter.without === undefined ? count(db) : byIndex(db, count)), true);
      }
      const { result, isComplete } = await latestFirst(
        db,
        userId,
        (tx, latest) => countFacets(tx, userId, { ...filter, words, latest }),
        (counted) => toFacets(counted, false).total >= (isLiteral ? ENOUGH_LITERAL : ENOUGH),
      );
      return toFacets(result, isComplete);
    },

    /** Conversations in which any of the words occurs, best first, with the texts around them: for answers that quote. */
    findPassages: async (userId: string, words: string[], limit: number): Promise<Passage[]> => {
      const known = words.flatMap(splitWords);
      if (known.length === 0) return [];
      const query = known.map((word) => `'${word}'`).join(' | ');
      const { result: found } = await latestFirst(
        db,
        userId,
        (tx, latest) => rows.findConversations(tx, userId, { words: query, latest }, { limit, offset: 0 }),
        (newest) => newest.length >= limit,
      );
      const texts = Map.groupBy(await rows.listTexts(db, userId, found), ({ conversationId }) => conversationId);
      return found.map(({ conversationId, title, createdAt }) => ({
        conversationId,
        title,
        createdAt,
        texts: (texts.get(conversationId) ?? []).map(({ content }) => content),
      }));
    },

    /** Conversations that hold what was asked, best first, with their messages: for answers that quote. */
    recall: (userId: string, request: RecallRequest): Promise<Recollection[]> => recall(db, userId, request),

    /** Those that come close in what they mean, whatever their words. */
    recallByMeaning: (
      userId: string,
      request: { text: string; filter?: RecallFilter; limit: number },
    ): Promise<Recollection[]> => recallByMeaning({ db, nearestTo: dependencies.meaning.nearestTo }, userId, request),

    /** Conversations of a time or a category, by when they began. */
    browse: (
      userId: string,
      filter: RecallFilter & { categoryId?: string | undefined },
      page: { isOldestFirst: boolean; limit: number },
    ): Promise<{ found: BrowsedConversation[]; total: number }> => browse(db, userId, filter, page),

    /** How many conversations hold all these words (any conversation without words), by the month they began in. */
    countByMonth: (
      userId: string,
      { words, filter, timeZone }: { words: readonly string[]; filter: RecallFilter; timeZone: string },
    ): Promise<{ month: string; count: number }[]> => {
      const asked = words.flatMap(splitWords).map((word) => `'${word.toLowerCase()}':*`);
      const query = asked.length === 0 ? undefined : asked.join(' & ');
      return byIndex(db, (tx) => counts.countByMonth(tx, userId, { query, filter, timeZone }));
    },

    countByCategory: (userId: string, filter: RecallFilter): Promise<{ categoryId: string; count: number }[]> =>
      counts.countByCategory(db, userId, filter),
  };
}
