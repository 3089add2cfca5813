import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { CheckCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { type RowSelection, useRowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { QueueEnd } from '#ui/queue-end.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { GuessFilter } from './guess-filter.tsx';
import { ResortPanel } from './resort-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewStatusLine } from './review-status-line.tsx';
import { useResorting } from './resorting.api.ts';
import { useReviewSummary } from './review-summary.api.ts';
import { useReviewQueue } from './review.api.ts';
import { t } from './sorting.messages.ts';
import { type ReviewActions, useReviewActions } from './use-review-actions.ts';

/** The maximum number that one call files. */
const MAX_SELECTED = 1_000;

/** Conversations with an uncertain category, one decision per key press. */
export function ReviewPage({ categories }: { categories: readonly Category[] }) {
  // The id of the category by whose guess the queue is filtered.
  const [guess, setGuess] = useState<string>();
  const summaryQuery = useReviewSummary();
  const resorting = useResorting();
  const summary = summaryQuery.data ?? { count: 0, guesses: [] };
  const actions = useReviewActions();
  const guessedCategory = categories.find(({ id }) => id === guess);
  const guessCount = summary.guesses.find(({ categoryId }) => categoryId === guess)?.count ?? 0;
  const count = guess === undefined ? summary.count : guessCount;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={
          count > 0 && (
            <Button isPending={actions.isAccepting} onClick={() => actions.accept(guess)}>
              <CheckCheck aria-hidden />
              {guessedCategory === undefined
                ? t('acceptAll', { count })
                : t('acceptGuess', { count, category: guessedCategory.name })}
            </Button>
          )
        }
      />
      {summaryQuery.isPending || resorting.isPending ? (
        // Everything appears together, so that nothing moves.
        <LoadingQueue />
      ) : (
        <div className="flex flex-col gap-3">
          {/* Above the queue, because nobody would scroll past a thousand conversations to re-sort them. */}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {resorting.data !== undefined && (
              <ResortPanel resorting={resorting.data} categories={categories} hasQueue={summary.count > 0} />
            )}
            <GuessFilter summary={summary} categories={categories} chosen={guess} onChoose={setGuess} />
          </div>
          <ReviewQueue
            key={guess}
            guess={guess}
            categories={categories}
            actions={actions}
            onShowAll={() => setGuess(undefined)}
          />
        </div>
      )}
    </Page>
  );
}

interface ReviewQueueProps {
  guess: string | undefined;
  categories: readonly Category[];
  actions: ReviewActions;
  onShowAll: () => void;
}

function ReviewQueue(props: ReviewQueueProps) {
  const { guess, actions, categories } = props;
  const queue = useReviewQueue(guess);
  const otherId = categories.find(({ isProtected }) => isProtected)?.id;
  const loaded = useMemo(
    () => queue.data?.pages.flatMap((page) => page.items.map((item) => withoutGuess(item, otherId))) ?? [],
    [queue.data, otherId],
  );
  const items = loaded.filter(({ conversationId }) => !actions.decided.has(conversationId));
  const ids = items.map(({ conversationId }) => conversationId);
  const selection = useRowSelection(ids, MAX_SELECTED);
  return (
    <>
      <ReviewStatusLine actions={actions} selection={selection} isEmpty={items.length === 0} />
      <QueueBody {...props} queue={queue} items={items} ids={ids} selection={selection} />
    </>
  );
}

/** Other is no guess: every row has a button that keeps the conversation there. */
function withoutGuess(item: ReviewItem, categoryId: string | undefined): ReviewItem {
  return { ...item, guesses: item.guesses.filter((guess) => guess.categoryId !== categoryId) };
}

interface QueueBodyProps extends ReviewQueueProps {
  queue: ReturnType<typeof useReviewQueue>;
  items: readonly ReviewItem[];
  ids: readonly string[];
  selection: RowSelection;
}

function QueueBody({ guess, categories, actions, onShowAll, queue, items, ids, selection }: QueueBodyProps) {
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

function LoadingQueue() {
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
