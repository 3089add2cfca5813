import {
  deleteSavedSearch,
  forgetSearches,
  getSearchHistory,
  rememberSearch,
  saveSearch,
} from '@app/contract/saved-searches';
import { getSearchFacets, listSimilarConversations, searchConversations } from '@app/contract/search';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './search.messages.ts';

const PAGE_SIZE = 30;

/** The search hits, best first. The hits of the previous query are returned until the new hits have loaded. */
export function useSearch(q: string, limit = PAGE_SIZE) {
  return useInfiniteQuery({
    queryKey: endpointKey(searchConversations, { query: { q, limit } }),
    queryFn: ({ pageParam, signal }) =>
      callPage(searchConversations, { query: { q, limit, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The facets to filter by. */
export function useSearchFacets(q: string) {
  return useQuery({
    ...endpointQuery(getSearchFacets, { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The conversations that are most similar in meaning to the given one, as search hits. */
export function useSimilarConversations(id: string) {
  return useQuery({ ...endpointQuery(listSimilarConversations, { params: { id } }), staleTime: 0 });
}

const historyKey = endpointKey(getSearchHistory);

/** Recent and saved searches. */
export function useSearchHistory() {
  return useQuery(endpointQuery(getSearchHistory));
}

export function useSearchHistoryActions() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: historyKey });
  const remember = useMutation({
    mutationFn: (q: string) => callEndpoint(rememberSearch, { body: { q } }),
    onSuccess,
    failureToast: false,
  });
  const save = useMutation({
    mutationFn: (q: string) => callEndpoint(saveSearch, { body: { q } }),
    onSuccess,
    failureToast: t('changeFailed'),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callEndpoint(deleteSavedSearch, { params: { id } }),
    onSuccess,
    failureToast: t('changeFailed'),
  });
  const forget = useMutation({
    mutationFn: () => callEndpoint(forgetSearches),
    onSuccess,
    failureToast: t('changeFailed'),
  });
  return { remember, save, remove, forget };
}
