import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { useActiveRow } from '#lib/use-active-row.ts';
import { useListKeys } from '#lib/use-list-keys.ts';
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
  const rows = useRef<VirtualizerHandle>(null);
  const active = useActiveRow(items.map(({ conversationId }) => conversationId));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  // The category Other, for conversations that fit no other category.
  const other = categories.find(({ isProtected }) => isProtected);
  // The queue takes the focus, ready for shortcuts.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const decide = (item: ReviewItem | undefined, category: Category | undefined) => {
    if (item === undefined || category === undefined) return;
    if (item.conversationId === active.activeId) active.keepPosition();
    actions.decide(item, category);
    list.current?.focus({ preventScroll: true });
  };

  const activeItem = items[active.index];
  const guessedCategory = (index: number) => categoriesById.get(activeItem?.guesses[index]?.categoryId ?? '');
  useListKeys(list, {
    1: () => decide(activeItem, guessedCategory(0)),
    2: () => decide(activeItem, guessedCategory(1)),
    0: () => decide(activeItem, other),
    u: () => void actions.undo(),
    ArrowDown: () => rows.current?.scrollToIndex(active.move(1), { align: 'nearest' }),
    ArrowUp: () => rows.current?.scrollToIndex(active.move(-1), { align: 'nearest' }),
  });

  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-label={t('queue')}
      aria-describedby="review-keys"
      className="min-w-0 overflow-clip rounded-card border border-line bg-panel outline-none [&_li:last-child>div]:border-b-0"
    >
      <ScreenVirtualizer
        ref={rows}
        as="ul"
        item="li"
        itemSize={rowHeight}
        data={items}
        ssrCount={Math.min(10, items.length)}
      >
        {(item, index) => (
          <ReviewRow
            key={item.conversationId}
            item={item}
            isActive={index === active.index}
            categories={categoriesById}
            other={other}
            onDecide={(category) => decide(item, category)}
            onSelect={() => active.select(item.conversationId)}
          />
        )}
      </ScreenVirtualizer>
    </fieldset>
  );
}
