import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useEffect, useRef } from 'react';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { ReviewRow } from './review-row.tsx';
import { t } from './sorting.messages.ts';
import type { ReviewActions } from './use-review-actions.ts';

/** Approximate height of a row. */
const rowHeight = 119;

export interface ReviewListProps {
  items: readonly ReviewItem[];
  categories: readonly Category[];
  actions: ReviewActions;
}

/** The queue. The list itself has the focus, so that shortcuts keep working when the active row is removed. */
export function ReviewList({ items, categories, actions }: ReviewListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  // The category Other, for conversations that fit no other category.
  const otherCategory = categories.find(({ isProtected }) => isProtected);
  // The queue takes the focus, ready for shortcuts.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const decide = (item: ReviewItem | undefined, category: Category | undefined) => {
    if (item === undefined || category === undefined) return;
    if (item.conversationId === rows.activeId) rows.leaveRow();
    actions.decide(item, category);
  };
  const decideActive = (choose: (item: ReviewItem) => Category | undefined) => () => {
    const item = items[rows.index];
    if (item !== undefined) decide(item, choose(item));
  };
  const acceptGuess = (index: number) =>
    decideActive(({ guesses }) => categoriesById.get(guesses[index]?.categoryId ?? ''));
  const rows = useRowKeys({
    list,
    ids: items.map(({ conversationId }) => conversationId),
    keys: { 1: acceptGuess(0), 2: acceptGuess(1), 0: decideActive(() => otherCategory), u: () => void actions.undo() },
  });

  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-label={t('queue')}
      aria-describedby="review-keys"
      className="min-w-0 overflow-clip rounded-card border border-line bg-panel outline-none [&_li:last-child>div]:border-b-0"
    >
      <ScreenVirtualizer itemSize={rowHeight} data={items} keepMounted={[rows.index]}>
        {(item, index) => (
          <ReviewRow
            key={item.conversationId}
            item={item}
            isActive={index === rows.index}
            categoriesById={categoriesById}
            otherCategory={otherCategory}
            onDecide={(category) => decide(item, category)}
            onSelect={() => rows.select(item.conversationId)}
          />
        )}
      </ScreenVirtualizer>
    </fieldset>
  );
}
