import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { CheckCheck } from 'lucide-react';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { QueueEnd } from '#ui/queue-end.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ReviewList } from './review-list.tsx';
import type { useReviewQueue } from './review.api.ts';
import { t } from './sorting.messages.ts';
import type { ReviewActions } from './use-review-actions.ts';

export interface ReviewQueueProps {
  /** The id of a category: the queue then has only conversations with this guess. */
  guess: string | undefined;
  categories: readonly Category[];
  actions: ReviewActions;
  queue: ReturnType<typeof useReviewQueue>;
  items: readonly ReviewItem[];
  /** The ids of the items, in the same order. */
  ids: readonly string[];
  selection: RowSelection;
  onShowAll: () => void;
}

/** The rows of the queue, or why there are none. */
export function ReviewQueue({ guess, categories, actions, onShowAll, queue, items, ids, selection }: ReviewQueueProps) {
  const end = useReachedEnd(() => {
    if (queue.hasNextPage && !queue.isFetching) void queue.fetchNextPage();
  });
  if (queue.data === undefined) {
    return queue.isError ? (
      <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void queue.refetch()} />
    ) : (
      <LoadingQueue />
    );
  }
  if (items.length === 0 && !queue.hasNextPage) {
    return (
      <QueueEnd wasEmptied={actions.canUndo} onUndo={() => void actions.undo()}>
        {guess === undefined ? (
          <EmptyState icon={<CheckCheck />} title={t('empty')} description={t('emptyText')} />
        ) : (
          <EmptyState
            icon={<CheckCheck />}
            title={t('emptyGuess')}
            actions={<Button onClick={onShowAll}>{t('showAll')}</Button>}
          />
        )}
      </QueueEnd>
    );
  }
  return (
    <>
      <ReviewList items={items} ids={ids} categories={categories} actions={actions} selection={selection} />
      <div ref={end} className="flex h-12 items-center justify-center text-muted">
        {queue.isFetchingNextPage && <Spinner label={t('loadingMore')} />}
        {queue.isFetchNextPageError && (
          <Button size="small" onClick={() => void queue.fetchNextPage()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </>
  );
}

export function LoadingQueue() {
  return (
    <output aria-label={t('loading')} className="block divide-y divide-line rounded-card border border-line bg-panel">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex h-30 flex-col gap-2.5 px-5 py-4 xl:h-17 xl:py-3">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-7 w-64 max-w-full xl:hidden" />
        </div>
      ))}
    </output>
  );
}
