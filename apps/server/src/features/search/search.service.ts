import type { SearchHit, SearchQuery } from '@app/contract/search';
import type { Database } from '#db/database.ts';
import { everyWordQuery, splitWords } from '#features/conversations/conversations.service.ts';
import * as counts from './counts.repository.ts';
import type { RecallFilter } from './recall.repository.ts';
import { recall, type RecallRequest, type Recollection } from './recall.ts';
import { queryWithoutWords } from './search.errors.ts';
import * as rows from './search.repository.ts';
import { countMatches, makeSnippet } from './snippet.ts';

export type { Recollection } from './recall.ts';
/** Texts of a conversation that hold what was looked for. */
export interface Passage {
  conversationId: string;
  title: string;
  createdAt: Date;
  texts: string[];
}

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ db }: { db: Database }) {
  async function describe(userId: string, found: rows.FoundConversation, words: string[]): Promise<SearchHit> {
    const texts = await rows.listTexts(db, userId, found);
    const scored = texts.map((text) => ({ text, matches: countMatches(text.content, words) }));
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (top, candidate) => (candidate.matches > (top?.matches ?? 0) ? candidate : top),
      undefined,
    );
    const { text, highlights } = makeSnippet(best?.text.content ?? texts[0]?.content ?? '', words);
    return {
      conversationId: found.conversationId,
      messageId: best?.text.id ?? null,
      title: found.title,
      snippet: text,
      highlights,
      matchedBy: 'words',
      categoryId: found.categoryId,
      createdAt: found.createdAt.toISOString(),
    };
  }

  return {
    /** Every word must occur somewhere in the conversation, the last one as a beginning. Throws search.query_invalid. */
    search: async (userId: string, query: SearchQuery, offset: number): Promise<SearchHit[]> => {
      const words = everyWordQuery(query.q);
      if (words === undefined) throw queryWithoutWords();
      const { categoryId, source, from, to, limit } = query;
      const found = await rows.findConversations(
        db,
        userId,
        { words, categoryId, source, from, to },
        { limit, offset },
      );
      return Promise.all(found.map((conversation) => describe(userId, conversation, splitWords(query.q))));
    },

    /** Conversations in which any of the words occurs, best first, with the texts around them: for answers that quote. */
    findPassages: async (userId: string, words: string[], limit: number): Promise<Passage[]> => {
      const known = words.flatMap(splitWords);
      if (known.length === 0) return [];
      const query = known.map((word) => `'${word}'`).join(' | ');
      const found = await rows.findConversations(db, userId, { words: query }, { limit, offset: 0 });
      return Promise.all(
        found.map(async (conversation) => ({
          conversationId: conversation.conversationId,
          title: conversation.title,
          createdAt: conversation.createdAt,
          texts: (await rows.listTexts(db, userId, conversation)).map((text) => text.content),
        })),
      );
    },

    /** Conversations that hold what was asked, best first, with their messages: for answers that quote. */
    recall: (userId: string, request: RecallRequest): Promise<Recollection[]> => recall(db, userId, request),

    /** How many conversations hold all these words (any conversation without words), by the month they began in. */
    countByMonth: (
      userId: string,
      { words, filter, timeZone }: { words: readonly string[]; filter: RecallFilter; timeZone: string },
    ): Promise<{ month: string; count: number }[]> => {
      const asked = words.flatMap(splitWords).map((word) => `'${word.toLowerCase()}':*`);
      const query = asked.length === 0 ? undefined : asked.join(' & ');
      return counts.countByMonth(db, userId, { query, filter, timeZone });
    },

    countByCategory: (userId: string, filter: RecallFilter): Promise<{ categoryId: string; count: number }[]> =>
      counts.countByCategory(db, userId, filter),
  };
}
