import { getTrends, listTrendConversations, type TrendConversationsQuery, type Trends } from '@app/contract/trends';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { type DayRange, latestPeriods } from './compare-periods.ts';

const POLL_MILLISECONDS = 3_000;
const PAGE_SIZE = 30;

export type PointQuery = Omit<TrendConversationsQuery, 'limit' | 'cursor'>;

/** Keeps the previous range's data until the new range has loaded; polled while conversations are being counted. */
export function useTrends(range: { from?: string; to?: string }) {
  return useQuery({
    ...endpointQuery(getTrends, { query: range }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isUpdating === true ? POLL_MILLISECONDS : false),
  });
}

export interface Lately {
  /** Undefined while the archive is too short to compare two periods. */
  periods: { now: DayRange; before: DayRange } | undefined;
  now: Trends | undefined;
  before: Trends | undefined;
  isLoading: boolean;
}

/** The trends of the last days of a range, and of as many days before. */
export function useLately(trends: Trends | undefined): Lately {
  const latest = trends && latestPeriods(trends.to);
  const firstDay = trends?.firstDay ?? undefined;
  const periods = latest !== undefined && firstDay !== undefined && firstDay <= latest.before.to ? latest : undefined;
  const queryOf = (range: DayRange | undefined) => ({
    ...endpointQuery(getTrends, { query: range ?? {} }),
    staleTime: 30_000,
    enabled: range !== undefined,
  });
  const [now, before] = [useQuery(queryOf(periods?.now)), useQuery(queryOf(periods?.before))];
  return { periods, now: now.data, before: before.data, isLoading: now.isLoading || before.isLoading };
}

/** The conversations that a point of a chart counts, page by page. */
export function usePointConversations(query: PointQuery | undefined) {
  const listQuery = { ...query, limit: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: endpointKey(listTrendConversations, { query: listQuery }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listTrendConversations, { query: { ...listQuery, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: query !== undefined,
    staleTime: 0,
  });
}
