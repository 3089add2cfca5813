import {
  deleteSavedSearch,
  forgetSearches,
  getSearchHistory,
  rememberSearch,
  saveSearch,
} from '@app/contract/saved-searches';
import {
  getSearchFacets,
  listRelatedConversations,
  listSimilarConversations,
  searchConversations,
} from '@app/contract/search';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { SearchHistoryService } from './saved-searches.ts';
import type { SearchService } from './search.service.ts';

const MAX_OFFSET = 1_000;
const SearchCursor = z.tuple([z.int().min(0).max(MAX_OFFSET)]);

export function registerSearchRoutes(mount: Mount, search: SearchService, history: SearchHistoryService): void {
  mount(searchConversations, async ({ userId, query, reply }) => {
    const [offset] = query.cursor === undefined ? [0] : decodeCursor(query.cursor, SearchCursor);
    const hits = await search.search(userId, { ...query, limit: query.limit + 1 }, offset);
    const next = offset + query.limit;
    if (hits.length > query.limit && next <= MAX_OFFSET) {
      reply.header('link', nextPageLink('/api/search', query, encodeCursor([next])));
    }
    return hits.slice(0, query.limit);
  });
  mount(getSearchFacets, ({ userId, query }) => search.countFacets(userId, query.q));
  mount(listRelatedConversations, ({ userId, params, query }) => search.listRelated(userId, params.id, query.limit));
  mount(listSimilarConversations, ({ userId, params, query }) => search.listSimilar(userId, params.id, query.limit));
  mount(getSearchHistory, ({ userId }) => {
    // Loads the model before the user searches. An error is ignored here, because the search itself reports it.
    search.warmUp(userId).catch(() => undefined);
    return history.get(userId);
  });
  mount(rememberSearch, ({ userId, body }) => history.remember(userId, body.q));
  mount(forgetSearches, ({ userId }) => history.forget(userId));
  mount(saveSearch, ({ userId, body }) => history.save(userId, body));
  mount(deleteSavedSearch, ({ userId, params }) => history.remove(userId, params.id));
}
