import {
  type CardRating,
  createCard,
  type CreateCardBody,
  decideCardProposals,
  type DecideProposalsBody,
  type DueCard,
  deleteCard,
  getLearning,
  type LearningCard,
  listCardProposals,
  reviewCard,
  undoReview,
  updateCard,
  type UpdateCardBody,
} from '@app/contract/learning';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint, callPage } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './learning.messages.ts';

const learningKey = endpointKey(getLearning);
const PAGE_SIZE = 20;

/** Refetches all queries of the Learning Hub: their keys begin with `learningKey`. */
export const refreshLearning = (client: QueryClient) => client.invalidateQueries({ queryKey: learningKey });

export function useLearning() {
  // Another device may be reviewing the same cards.
  return useQuery({ ...endpointQuery(getLearning, { isRevalidated: true }), ...polling });
}

export function useCardProposals() {
  return useInfiniteQuery({
    queryKey: endpointKey(listCardProposals),
    queryFn: ({ pageParam, signal }) =>
      callPage(listCardProposals, {
        query: { limit: PAGE_SIZE, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/**
 * The proposals. They are reloaded when `count` is larger than the number in the list, because the server finds further
 * proposals in the background.
 */
export function useCurrentProposals(count: number) {
  const proposals = useCardProposals();
  const { data, hasNextPage, refetch } = proposals;
  const isOutdated = data !== undefined && !hasNextPage && count > data.pages.flatMap(({ items }) => items).length;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, count, refetch]);
  return proposals;
}

export interface Review {
  card: LearningCard;
  rating: CardRating;
}

export function useReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ card, rating }: Review) =>
      callEndpoint(reviewCard, {
        params: { id: card.id },
        body: { rating, reviewCount: card.reviewCount },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSettled: () => refreshLearning(client),
    failureToast: t('reviewFailed'),
  });
}

/**
 * Undoes the last review of a card, given the card as it was before this review. The mutation resolves to whether the
 * review was undone: another device may have reviewed the card since.
 */
export function useUndoReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reviewCount }: DueCard) =>
      callEndpoint(undoReview, { params: { id }, body: { reviewCount: reviewCount + 1 } }),
    onSettled: () => refreshLearning(client),
    failureToast: t('undoReviewFailed'),
  });
}

export function useDecideProposals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideProposalsBody) => callEndpoint(decideCardProposals, { body }),
    onSuccess: () => refreshLearning(client),
    failureToast: t('decideFailed'),
  });
}

export function useCreateCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateCardBody) => callEndpoint(createCard, { body }),
    onSuccess: () => refreshLearning(client),
    failureToast: false,
  });
}

export function useUpdateCard(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateCardBody) => callEndpoint(updateCard, { params: { id }, body }),
    onSuccess: () => refreshLearning(client),
    failureToast: false,
  });
}

export function useDeleteCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteCard, { params: { id } }),
    onSuccess: () => refreshLearning(client),
    failureToast: t('deleteFailed'),
  });
}

export function useRestore(type: 'card' | 'deck') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type, id } }),
    onSuccess: () => refreshLearning(client),
    failureToast: t('undoFailed'),
  });
}
