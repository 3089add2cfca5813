import { searchConversations } from '@app/contract/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';

const pageSize = 30;

/** Hits for the words, best first. Those of the words before stay until the new ones are there. */
export function useSearch(q: string) {
  return useInfiniteQuery({
    queryKey: endpointKey(searchConversations, { query: { q, limit: pageSize } }),
    queryFn: ({ pageParam, signal }) =>
      callPage(searchConversations, { query: { q, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
