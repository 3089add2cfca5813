import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { readablePreview } from '#lib/readable-preview.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { KeyHint } from '#ui/key-hint.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './sorting.messages.ts';
import { titleOf } from './use-review-actions.ts';

export interface ReviewRowProps {
  item: ReviewItem;
  isActive: boolean;
  /** Whether a click selects the row. */
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (id: string, isRange: boolean) => void;
  categoriesById: ReadonlyMap<string, Category>;
  /** The category Other, for conversations that fit no other category. */
  otherCategory: Category | undefined;
  onDecide: (item: ReviewItem, category: Category) => void;
  onActivate: (id: string) => void;
}

/** Rendered again only when its own props change: an arrow key changes the props of two rows only. */
export const ReviewRow = memo(function ReviewRow({
  item,
  isActive,
  categoriesById,
  otherCategory,
  ...row
}: ReviewRowProps) {
  const { timeZone } = useViewer();
  const title = titleOf(item);
  const onDecide = (category: Category) => row.onDecide(item, category);
  const guesses = item.guesses.flatMap(({ categoryId, confidence }) => {
    const category = categoriesById.get(categoryId);
    return category === undefined ? [] : [{ category, confidence }];
  });
  return (
    <div
      data-row={item.conversationId}
      onPointerDown={() => row.onActivate(item.conversationId)}
      className={cx(
        'relative scroll-mt-4 scroll-mb-20 -outline-offset-2 outline-accent border-b border-line px-4 py-3.5 has-[[data-row-main]:focus-visible]:outline-2 sm:px-5 @3xl:flex @3xl:items-center @3xl:gap-5 @3xl:py-2.5',
        row.isSelected ? 'bg-accent-soft' : isActive && 'bg-page',
        isActive && 'before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          {row.isSelecting && (
            <RowCheckbox
              title={title}
              isSelected={row.isSelected}
              onToggle={(isRange) => row.onToggle(item.conversationId, isRange)}
            />
          )}
          <h2 className="min-w-0 flex-1 truncate text-body font-medium @3xl:flex-initial">
            <Link
              data-row-main
              to={`/conversation-chat/${item.conversationId}`}
              className="hover:underline focus-visible:outline-none"
            >
              {title}
            </Link>
          </h2>
          <time dateTime={item.updatedAt} className="tabular shrink-0 text-small text-muted">
            {formatDate(item.updatedAt, timeZone)}
          </time>
        </div>
        <p className="mt-0.5 truncate text-ui text-muted">{readablePreview(item.preview)}</p>
      </div>
      <div className="mt-2.5 flex items-center gap-1.5 @3xl:mt-0 @3xl:shrink-0">
        {guesses.map(({ category, confidence }, index) => (
          <Button
            key={category.id}
            size="small"
            className="min-w-0 shrink!"
            disabled={row.isSelecting}
            onClick={() => onDecide(category)}
          >
            {isActive && <KeyHint>{String(index + 1)}</KeyHint>}
            <span aria-hidden>{category.emoji}</span>
            <span className="truncate">{category.name}</span>
            <span className="tabular font-normal text-muted @max-md:sr-only">
              {t('percent', { percent: Math.round(confidence * 100) })}
            </span>
            <VisuallyHidden>{t('fileNamed', { title })}</VisuallyHidden>
          </Button>
        ))}
        <div className={cx('flex shrink-0 items-center gap-1.5 @max-3xl:ml-auto', row.isSelecting && 'invisible')}>
          {otherCategory !== undefined && (
            <Button
              size="small"
              variant="ghost"
              // Two guesses leave no space for this button on a phone; the menu also offers Other.
              className={cx('text-muted', guesses.length > 1 && '@max-md:hidden')}
              onClick={() => onDecide(otherCategory)}
            >
              {isActive && <KeyHint>0</KeyHint>}
              {t('keep')}
              <VisuallyHidden>{t('fileNamed', { title })}</VisuallyHidden>
            </Button>
          )}
          <Menu
            trigger={
              <PlainIconButton
                size="small"
                label={t('elsewhereNamed', { title })}
                title={t('elsewhere')}
                icon={<Ellipsis aria-hidden />}
                className="pointer-coarse:size-11"
              />
            }
          >
            {[...categoriesById.values()].map((category) => (
              <MenuItem key={category.id} onSelect={() => onDecide(category)}>
                <span aria-hidden>{category.emoji}</span>
                {category.name}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
    </div>
  );
});
