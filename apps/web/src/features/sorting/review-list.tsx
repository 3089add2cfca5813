import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useEffect, useMemo, useRef } from 'react';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { fromWide, useMediaQuery } from '#lib/use-media-query.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useRowKeys } from '#lib/use-row-keys.ts';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { ReviewRow } from './review-row.tsx';
import { ReviewSelectionBar } from './review-selection-bar.tsx';
import { t } from './sorting.messages.ts';
import type { ReviewActions } from './use-review-actions.ts';

/** Approximate heights of a row: with the guesses beside the text, and below it. */
const WIDE_ROW_HEIGHT = 67;
const NARROW_ROW_HEIGHT = 119;

export interface ReviewListProps {
  items: readonly ReviewItem[];
  /** The ids of the items, in the same order. */
  ids: readonly string[];
  categories: readonly Category[];
  actions: ReviewActions;
  selection: RowSelection;
}

/** The queue. The list itself has the focus, so that shortcuts keep working when the active row is removed. */
export function ReviewList({ items, ids, categories, actions, selection }: ReviewListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const rowHeight = useMediaQuery(fromWide) ? WIDE_ROW_HEIGHT : NARROW_ROW_HEIGHT;
  const categoriesById = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories]);
  // The category Other, for conversations that fit no other category.
  const otherCategory = categories.find(({ isProtected }) => isProtected);
  // The queue takes the focus, ready for shortcuts.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const decide = (decided: readonly ReviewItem[], choose: (item: ReviewItem) => Category | undefined) => {
    const decisions = decided.flatMap((item) => {
      const category = choose(item);
      return category === undefined ? [] : [{ item, category }];
    });
    if (decisions.length === 0) return;
    if (decisions.some(({ item }) => item.conversationId === rows.activeId)) rows.leaveRow();
    actions.decide(decisions);
  };
  /** Files the selected items, or the active row if none are selected. */
  const decideChosen = (choose: (item: ReviewItem) => Category | undefined) => {
    const selected = items.filter(({ conversationId }) => selection.ids.has(conversationId));
    if (selected.length === 0) return decide(items.slice(rows.index, rows.index + 1), choose);
    decide(selected, choose);
    selection.end();
  };
  /** Files each of the selected items, or the active row, by its guess at `index`. */
  const acceptGuess = (index: number) => () =>
    decideChosen(({ guesses }) => categoriesById.get(guesses[index]?.categoryId ?? ''));
  const rows = useRowKeys({
    list,
    ids,
    selection,
    keys: {
      1: acceptGuess(0),
      2: acceptGuess(1),
      e: acceptGuess(0),
      0: () => decideChosen(() => otherCategory),
      u: () => void actions.undo(),
    },
  });

  const decideOne = useLatest((item: ReviewItem, category: Category) => decide([item], () => category));
  const activate = useLatest((id: string) => rows.activate(id));
  const toggle = useLatest((id: string, isRange: boolean) => {
    if (isRange) selection.extendTo(id, rows.activeId);
    else selection.toggle(id);
  });

  return (
    <>
      <fieldset
        ref={list}
        tabIndex={-1}
        aria-label={t('queue')}
        aria-describedby="review-keys"
        className="@container min-w-0 overflow-clip rounded-card border border-line bg-panel outline-none [&_li:last-child>div]:border-b-0"
      >
        <ScreenVirtualizer itemSize={rowHeight} data={items} keepMounted={[rows.index]}>
          {(item, index) => (
            <ReviewRow
              key={item.conversationId}
              item={item}
              isActive={index === rows.index}
              isSelecting={selection.hasCheckboxes}
              isSelected={selection.ids.has(item.conversationId)}
              onToggle={toggle}
              categoriesById={categoriesById}
              otherCategory={otherCategory}
              onDecide={decideOne}
              onActivate={activate}
            />
          )}
        </ScreenVirtualizer>
      </fieldset>
      {selection.hasCheckboxes && (
        <ReviewSelectionBar
          selection={selection}
          categories={categories}
          onFile={(category) => decideChosen(() => category)}
          onAcceptGuesses={acceptGuess(0)}
        />
      )}
    </>
  );
}
