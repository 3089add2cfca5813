import { listRelatedConversations, searchConversations } from '@app/contract/search';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { SearchService } from './search.service.ts';

const SearchCursor = z.tuple([z.int().min(0).max(1_000)]);

export function registerSearchRoutes(mount: Mount, search: SearchService): void {
  mount(searchConversations, async ({ userId, query, reply }) => {
    const [offset] = query.cursor === undefined ? [0] : decodeCursor(query.cursor, SearchCursor);
    const hits = await search.search(userId, { ...query, limit: query.limit + 1 }, offset);
    const next = offset + query.limit;
    if (hits.length > query.limit && next <= 1_000) {
      reply.header('link', nextPageLink('/api/search', query, encodeCursor([next])));
    }
    return hits.slice(0, query.limit);
  });
  mount(listRelatedConversations, ({ userId, params, query }) => search.listRelated(userId, params.id, query.limit));
}
