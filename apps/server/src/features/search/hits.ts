import type { RelatedConversation, SearchHit, SearchQuery } from '@app/contract/search';
import { fuseRankings } from '@app/understanding/fuse-rankings';
import type { Database } from '#db/database.ts';
import {
  type ConversationsService,
  everyWordQuery,
  splitWords,
} from '#features/conversations/conversations.service.ts';
import type { MeaningService } from '#features/meaning/meaning.service.ts';

import { conversationNotFound, queryWithoutWords } from './search.errors.ts';
import * as rows from './search.repository.ts';
import { countMatches, makeSnippet } from './snippet.ts';
import { anyWordQuery } from './word-queries.ts';

export interface SearchDependencies {
  db: Database;
  conversations: Pick<ConversationsService, 'find'>;
  meaning: Pick<MeaningService, 'nearestTo' | 'relatedTo'>;
}

/** Hits at most, however far one pages. */
const MOST_HITS = 1_000;
/** So many may come from the meaning alone: further down they are only vaguely alike. */
const MOST_BY_MEANING = 30;
/** From so many words on, what somebody types is a sentence, and a text need not hold each of them. */
const SENTENCE_WORDS = 3;

/** Finds conversations by their words first, and by what they mean. */
export function createHitSearch({ db, conversations, meaning }: SearchDependencies) {
  async function describe(
    userId: string,
    found: rows.FoundConversation,
    words: string[],
    matchedBy: SearchHit['matchedBy'],
  ): Promise<SearchHit> {
    const texts = await rows.listTexts(db, userId, found);
    const scored = texts.map((text) => ({ text, matches: countMatches(text.content, words) }));
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (top, candidate) => (candidate.matches > (top?.matches ?? 0) ? candidate : top),
      undefined,
    );
    // Found by its meaning alone, a conversation is shown by its first question.
    const shown = best?.text ?? (matchedBy === 'meaning' ? texts[0] : undefined);
    const { text, highlights } = makeSnippet(shown?.content ?? texts[0]?.content ?? '', words);
    return {
      conversationId: found.conversationId,
      messageId: shown?.id ?? null,
      title: found.title,
      snippet: text,
      highlights,
      matchedBy,
      categoryId: found.categoryId,
      createdAt: found.createdAt.toISOString(),
    };
  }

  /** Those with every word, and of a sentence also those with some of its telling words. */
  async function findByWords(userId: string, text: string, filter: Omit<rows.SearchFilter, 'words'>) {
    const words = everyWordQuery(text);
    if (words === undefined) throw queryWithoutWords();
    const page = { limit: MOST_HITS, offset: 0 };
    const every = await rows.findConversations(db, userId, { ...filter, words }, page);
    const any = splitWords(text).length >= SENTENCE_WORDS ? anyWordQuery(text) : undefined;
    if (any === undefined || every.length === MOST_HITS) return { every, some: [] };
    const known = new Set(every.map(({ conversationId }) => conversationId));
    const some = await rows.findConversations(db, userId, { ...filter, words: any }, page);
    return { every, some: some.filter(({ conversationId }) => !known.has(conversationId)) };
  }

  /** What is found either way, in one order, of each conversation what words found of it. */
  async function findEitherWay(userId: string, text: string, filter: Omit<rows.SearchFilter, 'words'>) {
    const [{ every, some }, near] = await Promise.all([
      findByWords(userId, text, filter),
      meaning.nearestTo(userId, text, { limit: MOST_BY_MEANING, filter }),
    ]);
    const found = new Map([...every, ...some].map((conversation) => [conversation.conversationId, conversation]));
    const alone = near.map(({ conversationId }) => conversationId).filter((id) => !found.has(id));
    for (const row of await rows.listConversations(db, userId, alone)) found.set(row.conversationId, row);
    const order = fuseRankings({ everyWord: idsOf(every), someWords: idsOf(some), meaning: idsOf(near) });
    return order.slice(0, MOST_HITS).flatMap(({ id, matchedBy }) => {
      const conversation = found.get(id);
      return conversation === undefined ? [] : [{ conversation, matchedBy }];
    });
  }

  return {
    /** Throws search.query_invalid when there is no word in it. */
    search: async (userId: string, query: SearchQuery, offset: number): Promise<SearchHit[]> => {
      const { q, categoryId, source, from, to, limit } = query;
      const found = await findEitherWay(userId, q, { categoryId, source, from, to });
      return Promise.all(
        found
          .slice(offset, offset + limit)
          .map(({ conversation, matchedBy }) => describe(userId, conversation, splitWords(q), matchedBy)),
      );
    },

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
