import type { Category } from '@app/contract/categories';
import {
  acceptReview,
  decideReview,
  getReviewSummary,
  listReview,
  type ReviewItem,
  type ReviewSummary,
  undoSortingAct,
} from '@app/contract/sorting';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { dispatchAppEvent, useAppEvent } from '#lib/app-events.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './sorting.messages.ts';

const listKey = endpointKey(listReview);
const summaryKey = endpointKey(getReviewSummary);
const PAGE_SIZE = 100;

/** The queue, newest first; `guess` limits the queue to conversations whose best guess is this category. */
export function useReviewQueue(guess: string | undefined) {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: listKey }));
  const filter = { limit: PAGE_SIZE, ...(guess !== undefined && { guess }) };
  return useInfiniteQuery({
    queryKey: endpointKey(listReview, { query: filter }),
    queryFn: ({ pageParam, signal }) => callPage(listReview, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

export interface Decision {
  item: ReviewItem;
  category: Category;
}

/** The count is updated optimistically; the queue hides decided conversations itself. */
export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decisions: readonly Decision[]) =>
      callEndpoint(decideReview, {
        body: {
          decisions: decisions.map(({ item, category }) => ({
            conversationId: item.conversationId,
            categoryId: category.id,
          })),
        },
      }),
    onMutate: (decisions) => {
      for (const { item } of decisions) decrementCounts(client, item);
    },
    onSettled: () => refreshAllButQueue(client),
    failureToast: t('decideFailed'),
  });
}

export function useAcceptReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guess: string | undefined) => callEndpoint(acceptReview, { body: { guess: guess ?? null } }),
    onSuccess: () => refreshAll(client),
    failureToast: t('decideFailed'),
  });
}

export function useUndoAct(failureToast: FailureToast) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(undoSortingAct, { params: { id } }),
    onSuccess: () => refreshAll(client),
    failureToast,
  });
}

function decrementCounts(client: QueryClient, item: ReviewItem): void {
  const bestGuessId = item.guesses[0]?.categoryId;
  client.setQueryData<ReviewSummary>(summaryKey, (summary) =>
    summary === undefined
      ? undefined
      : {
          count: Math.max(0, summary.count - 1),
          guesses: summary.guesses.map((guess) =>
            guess.categoryId === bestGuessId ? { ...guess, count: Math.max(0, guess.count - 1) } : guess,
          ),
        },
  );
}

/** Refetches the counts and lists, but not the queue: its rows must not move while the user works on them. */
async function refreshAllButQueue(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: summaryKey }),
    client.invalidateQueries({ queryKey: ['/api', 'categories'] }),
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
  ]);
}

async function refreshAll(client: QueryClient): Promise<void> {
  dispatchAppEvent('refreshCategories');
  await client.invalidateQueries({ queryKey: listKey });
  await refreshAllButQueue(client);
}
