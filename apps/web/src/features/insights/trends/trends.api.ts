import { getTrends, listTrendConversations, type TrendConversationsQuery } from '@app/contract/trends';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const UPDATING_MS = 3_000;
const PAGE = 30;

export type PointQuery = Omit<TrendConversationsQuery, 'limit' | 'cursor'>;

/** Keeps the previous range's data until the new range has loaded; polled while conversations are being counted. */
export function useTrends(range: { from?: string; to?: string }) {
  return useQuery({
    ...endpointQuery(getTrends, { query: range }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isUpdating === true ? UPDATING_MS : false),
  });
}

/** The conversations behind a point, page by page. */
export function usePoint(query: PointQuery | undefined) {
  const asked = { ...query, limit: PAGE };
  return useInfiniteQuery({
    queryKey: endpointKey(listTrendConversations, { query: asked }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listTrendConversations, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: query !== undefined,
    staleTime: 0,
  });
}
