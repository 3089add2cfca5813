import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useMemo, useState } from 'react';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import { useRowSelection } from '#lib/use-row-selection.ts';
import { DeferredPart } from '#ui/deferred-part.tsx';
import { Page } from '#ui/page.tsx';
import { GuessFilter } from './guess-filter.tsx';
import { isQuiet, ResortPanel } from './resort-panel.tsx';
import { useResorting } from './resorting.api.ts';
import { ReviewHeader } from './review-header.tsx';
import { LoadingQueue, ReviewQueue } from './review-queue.tsx';
import { ReviewStatusLine } from './review-status-line.tsx';
import { useReviewSummary } from './review-summary.api.ts';
import { useReviewQueue } from './review.api.ts';
import { t } from './sorting.messages.ts';
import { type ReviewActions, useReviewActions } from './use-review-actions.ts';

/** The largest number of conversations that one call files. */
const MAX_SELECTED = 1_000;

/** Conversations with an uncertain category, one decision per key press. */
export function ReviewPage({ categories }: { categories: readonly Category[] }) {
  // The id of the category by whose guess the queue is filtered.
  const [guess, setGuess] = useState<string>();
  const hasRoom = useMediaQuery(fromDesktop);
  const summaryQuery = useReviewSummary();
  const resorting = useResorting();
  const summary = summaryQuery.data ?? { count: 0, guesses: [] };
  const actions = useReviewActions();
  const { queue, items, ids } = useOpenItems(guess, categories, actions);
  const selection = useRowSelection(ids, MAX_SELECTED);
  const guessCount = summary.guesses.find(({ categoryId }) => categoryId === guess)?.count ?? 0;
  const chooseGuess = (categoryId: string | undefined) => {
    selection.end();
    setGuess(categoryId);
  };
  const isArchiveEmpty =
    summary.count === 0 &&
    categories.length > 0 &&
    categories.every(({ conversationCount }) => conversationCount === 0);
  const resortPanel = resorting.data !== undefined && !isArchiveEmpty && (
    <ResortPanel resorting={resorting.data} categories={categories} hasQueue={summary.count > 0} />
  );
  // If true, the panel is only a button, and on narrow screens an item of the header's menu.
  const isResortingQuiet = resorting.data !== undefined && summary.count > 0 && isQuiet(resorting.data);
  return (
    <Page>
      <DeferredPart>
        <ReviewHeader
          count={guess === undefined ? summary.count : guessCount}
          guessedCategory={categories.find(({ id }) => id === guess)}
          actions={actions}
          selection={selection}
          isEmpty={items.length === 0}
          offersResorting={isResortingQuiet}
        />
      </DeferredPart>
      {summaryQuery.isPending || resorting.isPending ? (
        // Everything appears together, so that nothing moves.
        <LoadingQueue />
      ) : (
        <div className="flex flex-col gap-3">
          {/* Above the queue, because nobody would scroll past a thousand conversations to re-sort them. */}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
            <DeferredPart>
              {!isResortingQuiet && resortPanel}
              <GuessFilter summary={summary} categories={categories} chosen={guess} onChoose={chooseGuess} />
            </DeferredPart>
          </div>
          <p id="review-keys" className="sr-only">
            {t('hint')}
          </p>
          {hasRoom && (
            <DeferredPart>
              <ReviewStatusLine actions={actions} selection={selection} isEmpty={items.length === 0}>
                {isResortingQuiet && resortPanel}
              </ReviewStatusLine>
            </DeferredPart>
          )}
          <ReviewQueue
            key={guess}
            guess={guess}
            categories={categories}
            actions={actions}
            queue={queue}
            items={items}
            ids={ids}
            selection={selection}
            onShowAll={() => chooseGuess(undefined)}
          />
        </div>
      )}
    </Page>
  );
}

/** The loaded conversations of the queue that are not decided yet. */
function useOpenItems(guess: string | undefined, categories: readonly Category[], actions: ReviewActions) {
  const queue = useReviewQueue(guess);
  const otherId = categories.find(({ isProtected }) => isProtected)?.id;
  const loaded = useMemo(
    () => queue.data?.pages.flatMap((page) => page.items.map((item) => withoutGuess(item, otherId))) ?? [],
    [queue.data, otherId],
  );
  const items = loaded.filter(({ conversationId }) => !actions.decided.has(conversationId));
  return { queue, items, ids: items.map(({ conversationId }) => conversationId) };
}

/** The app never guesses Other, so every row has a button that keeps the conversation there. */
function withoutGuess(item: ReviewItem, categoryId: string | undefined): ReviewItem {
  return { ...item, guesses: item.guesses.filter((guess) => guess.categoryId !== categoryId) };
}
