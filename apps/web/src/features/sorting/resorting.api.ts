import {
  applyResorting,
  dismissResorting,
  getResorting,
  listResortMoves,
  type ResortMove,
  startResorting,
} from '@app/contract/resorting';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './sorting.messages.ts';

const stateKey = endpointKey(getResorting);
const movesKey = endpointKey(listResortMoves);
const POLL_MS = 1_500;
const PAGE_SIZE = 100;

/** The state of re-sorting; polled while it is running. */
export function useResorting() {
  return useQuery({
    ...endpointQuery(getResorting),
    staleTime: 0,
    refetchInterval: (query) => {
      const data = query.state.data as { status?: string } | undefined;
      return data?.status === 'running' ? POLL_MS : false;
    },
  });
}

export function useResortMoves() {
  return useInfiniteQuery({
    queryKey: movesKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(listResortMoves, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

export function useStartResorting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(startResorting),
    onSuccess: (state) => client.setQueryData(stateKey, state),
    failureToast: t('resortFailed'),
  });
}

export function useDismissResorting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(dismissResorting),
    onSuccess: () => client.invalidateQueries({ queryKey: stateKey }),
    failureToast: t('resortFailed'),
  });
}

/** Applies the given moves; null applies all. */
export function useApplyResorting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moves: readonly ResortMove[] | null) =>
      callEndpoint(applyResorting, {
        body: { conversationIds: moves === null ? null : moves.map(({ conversationId }) => conversationId) },
      }),
    onSuccess: () => refreshResorting(client),
    failureToast: t('resortFailed'),
  });
}

export async function refreshResorting(client: QueryClient): Promise<void> {
  dispatchAppEvent('refreshCategories');
  await Promise.all([
    // The key of the moves starts with the key of the state.
    client.invalidateQueries({ queryKey: stateKey }),
    client.invalidateQueries({ queryKey: ['/api', 'categories'] }),
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
  ]);
}
