import {
  type ConversationSummary,
  listCategoryConversations,
  listConversations,
  listSubcategoryConversations,
} from '@app/contract/conversations';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPage, type ListPage } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { listsKey } from './cached-lists.ts';

const PAGE_SIZE = 50;
const SIDE_PAGE_SIZE = 40;

export interface ConversationListScope {
  categoryId: string;
  subcategoryId?: string | undefined;
  q: string;
  isArchived: boolean;
}

/** A category's or subcategory's conversations, newest first, a page at a time. */
export function useConversationList({ categoryId, subcategoryId, q, isArchived }: ConversationListScope) {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: listsKey }));
  const filters = { limit: PAGE_SIZE, ...(q !== '' && { q }), ...(isArchived && { archived: true }) };
  return useInfiniteQuery({
    queryKey:
      subcategoryId === undefined
        ? endpointKey(listCategoryConversations, { params: { categoryId }, query: filters })
        : endpointKey(listSubcategoryConversations, { params: { categoryId, subcategoryId }, query: filters }),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, cursor: pageParam };
      const page =
        subcategoryId === undefined
          ? await callPage(listCategoryConversations, { params: { categoryId }, query, signal })
          : await callPage(listSubcategoryConversations, { params: { categoryId, subcategoryId }, query, signal });
      // With a limit the server responds with summaries.
      return page as ListPage<ConversationSummary[]>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Shown from the cache when the list is opened again, and refetched in the background.
    staleTime: 0,
  });
}

/** For the sidebar: pinned conversations, and the others a page at a time, the latest first. */
export function useSideConversations() {
  const client = useQueryClient();
  const listKey = endpointKey(listConversations);
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({
      queryKey: listKey,
      // Only list queries have an object in third place; the key of a single conversation has an id there.
      predicate: ({ queryKey }) => typeof queryKey[2] === 'object',
    });
  });
  const pinned = useQuery(endpointQuery(listConversations, { query: { limit: 20, pinned: true } }));
  const filters = { limit: SIDE_PAGE_SIZE, pinned: false };
  const others = useInfiniteQuery({
    queryKey: endpointKey(listConversations, { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listConversations, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return { pinned, others };
}
