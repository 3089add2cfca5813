import {
  createDeck,
  deleteDeck,
  getDeck,
  importCards,
  type ImportCardsBody,
  listDeckCards,
  renameDeck,
} from '@app/contract/learning-decks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { refreshLearning } from './learning.api.ts';
import { t } from './learning.messages.ts';

const PAGE_SIZE = 50;

export function useDeck(id: string) {
  return useQuery({ ...endpointQuery(getDeck, { params: { id }, isRevalidated: true }), staleTime: 5000 });
}

export function useDeckCards(id: string) {
  return useInfiniteQuery({
    queryKey: endpointKey(listDeckCards, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listDeckCards, {
        params: { id },
        query: { limit: PAGE_SIZE, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Creates a deck, or renames the given one. */
export function useSaveDeck(id: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      id === undefined
        ? callEndpoint(createDeck, { body: { name } })
        : callEndpoint(renameDeck, { params: { id }, body: { name } }),
    onSuccess: () => refreshLearning(client),
    failureToast: false,
  });
}

export function useDeleteDeck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteDeck, { params: { id } }),
    onSuccess: () => refreshLearning(client),
    failureToast: t('deleteFailed'),
  });
}

export function useImportCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportCardsBody) => callEndpoint(importCards, { body }),
    onSuccess: () => refreshLearning(client),
    failureToast: false,
  });
}
