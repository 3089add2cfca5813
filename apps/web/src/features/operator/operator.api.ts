import {
  getOperatorOverview,
  listJobKinds,
  listOperatorActs,
  listPeople,
  retryJobs,
  updatePerson,
  type UpdatePersonBody,
} from '@app/contract/operator';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './operator.messages.ts';

const PAGE_SIZE = 25;
/** Always refetched on mount, because other people change this data too. */
const fresh = { staleTime: 0 } as const;

export const useOverview = () => useQuery({ ...endpointQuery(getOperatorOverview), ...fresh });

export const useJobKinds = () => useQuery({ ...endpointQuery(listJobKinds), ...fresh });

export function usePeople(q: string) {
  return useInfiniteQuery({
    queryKey: [...endpointKey(listPeople), { q }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listPeople, { query: { ...(q !== '' && { q }), limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function useActs() {
  return useInfiniteQuery({
    queryKey: endpointKey(listOperatorActs),
    queryFn: ({ pageParam, signal }) =>
      callPage(listOperatorActs, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fresh,
  });
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['/api', 'operator'] });

export function useUpdatePerson(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdatePersonBody) => callEndpoint(updatePerson, { params: { id }, body }),
    onSuccess: () => refresh(client),
    failureToast: t('saveFailed'),
  });
}

export function useRetryJobs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kind: string) => callEndpoint(retryJobs, { body: { kind } }),
    onSuccess: () => refresh(client),
    failureToast: t('retryFailed'),
  });
}
