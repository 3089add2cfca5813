import type { RelatedConversation, SearchHit, SearchQuery } from '@app/contract/search';
import { fuseRankings } from '@app/understanding/fuse-rankings';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import type { Asked, AskedDependencies } from './asked.ts';
import { latestFirst } from './latest-first.ts';
import { toSearchHit } from './search-hit.mapper.ts';
import { conversationNotFound } from './search.errors.ts';
import * as rows from './search.repository.ts';

export interface SearchDependencies extends AskedDependencies {
  conversations: Pick<ConversationsService, 'find'>;
  meaning: Pick<MeaningService, 'nearestTo' | 'relatedTo' | 'warm'>;
}

/** Hits at most, however far one pages. */
const MAX_HITS = 1_000;
/** With so many of the latest a search by words does not go further back. */
export const ENOUGH = 300;
/** The same for phrases: each text that holds their words has to be read for whether they follow one another. */
export const ENOUGH_LITERAL = 30;
/** So many may come from the meaning alone: further down they are only vaguely alike. */
const MAX_BY_MEANING = 30;
/** So many are looked at when what comes close must pass a filter still. */
const MAX_TO_FILTER = 200;

/** Finds conversations by their words first, and by what they mean. */
export function createHitSearch(
  { db, conversations, meaning }: SearchDependencies,
  readAsked: (userId: string, query: SearchQuery) => Promise<Asked>,
) {
  async function findLatestFirst(userId: string, words: string, { filter, isLiteral }: Asked) {
    const page = { limit: MAX_HITS, offset: 0 };
    const { result } = await latestFirst(
      db,
      userId,
      (tx, latest) => rows.findConversations(tx, userId, { ...filter, words, latest }, page),
      (found) => found.length >= (isLiteral ? ENOUGH_LITERAL : ENOUGH),
    );
    return result;
  }

  /** Those with every word, and of a sentence also those with some of its telling words. */
  async function findByWords(userId: string, asked: Asked) {
    const { every: words, some: any } = asked;
    if (words === undefined) return { every: await rows.listNewest(db, userId, asked.filter, MAX_HITS), some: [] };
    const every = await findLatestFirst(userId, words, asked);
    if (any === undefined || every.length >= ENOUGH) return { every, some: [] };
    const known = new Set(every.map(({ conversationId }) => conversationId));
    const some = await findLatestFirst(userId, any, asked);
    return { every, some: some.filter(({ conversationId }) => !known.has(conversationId)) };
  }

  /** Ids of what comes close and may pass the filter, the closest first. */
  async function findByMeaning(userId: string, { text, filter }: Asked): Promise<string[]> {
    if (text === '') return [];
    const { categoryIds = [], sources = [], has, without, from, to } = filter;
    const isRough = categoryIds.length > 1 || sources.length > 1 || has !== undefined || without !== undefined;
    const near = await meaning.nearestTo(userId, text, {
      limit: isRough ? MAX_TO_FILTER : MAX_BY_MEANING,
      filter: {
        from,
        to,
        ...(categoryIds.length === 1 && { categoryId: categoryIds[0] }),
        ...(sources.length === 1 && { source: sources[0] }),
      },
    });
    return idsOf(near);
  }

  /** What is found either way, in one order, of each conversation what words found of it. */
  async function findEitherWay(userId: string, asked: Asked) {
    const [{ every, some }, near] = await Promise.all([findByWords(userId, asked), findByMeaning(userId, asked)]);
    const found = new Map([...every, ...some].map((conversation) => [conversation.conversationId, conversation]));
    const alone = asked.isLiteral ? [] : near.filter((id) => !found.has(id));
    for (const row of await rows.listConversations(db, userId, alone, asked.filter)) found.set(row.conversationId, row);
    const close = near.filter((id) => found.has(id)).slice(0, MAX_BY_MEANING);
    const order = fuseRankings({ everyWord: idsOf(every), someWords: idsOf(some), meaning: close });
    return order.slice(0, MAX_HITS).flatMap(({ id, matchedBy }) => {
      const conversation = found.get(id);
      return conversation === undefined ? [] : [{ conversation, matchedBy }];
    });
  }

  return {
    /** Throws search.query_invalid when there is nothing to look for in it. */
    search: async (userId: string, query: SearchQuery, offset: number): Promise<SearchHit[]> => {
      const asked = await readAsked(userId, query);
      const found = await findEitherWay(userId, asked);
      const shown = found.slice(offset, offset + query.limit);
      const texts = Map.groupBy(
        await rows.listTexts(
          db,
          userId,
          shown.map(({ conversation }) => conversation),
        ),
        ({ conversationId }) => conversationId,
      );
      return shown.map((hit) => toSearchHit(hit, texts.get(hit.conversation.conversationId) ?? [], asked.marked));
    },

    /** Somebody is about to search. */
    prepare: (userId: string): Promise<void> => meaning.warm(userId),

    /** What somebody may also want to read beside a conversation, the most alike first. Throws conversations.not_found. */
    listRelated: async (userId: string, id: string, limit: number): Promise<RelatedConversation[]> => {
      if ((await conversations.find(db, userId, id)) === undefined) throw conversationNotFound();
      const near = await meaning.relatedTo(userId, id, limit);
      const ids = near.map(({ conversationId }) => conversationId);
      const described = new Map(
        (await rows.listConversations(db, userId, ids)).map((row) => [row.conversationId, row]),
      );
      return near.flatMap(({ conversationId, likeness }) => {
        const row = described.get(conversationId);
        if (row === undefined) return [];
        const { title, categoryId, createdAt } = row;
        return [{ conversationId, title, categoryId, createdAt: createdAt.toISOString(), likeness }];
      });
    },
  };
}

function idsOf(found: readonly { conversationId: string }[]): string[] {
  return found.map(({ conversationId }) => conversationId);
}
