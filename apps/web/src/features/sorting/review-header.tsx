import type { Category } from '@app/contract/categories';
import { CheckCheck, Ellipsis, ListChecks, Shuffle } from 'lucide-react';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useStartResorting } from './resorting.api.ts';
import { ReviewStatus } from './review-status-line.tsx';
import { t } from './sorting.messages.ts';
import type { ReviewActions } from './use-review-actions.ts';

export interface ReviewHeaderProps {
  /** The number of conversations in the queue as filtered. */
  count: number;
  /** The queue then has only conversations with this guess. */
  guessedCategory: Category | undefined;
  actions: ReviewActions;
  selection: RowSelection;
  isEmpty: boolean;
  /** Whether the menu offers to re-sort: only if no other part of the page does. */
  offersResorting: boolean;
}

/** The title with the acts on the whole queue. On narrow screens they are in a menu, so that the queue begins higher up. */
export function ReviewHeader({ count, guessedCategory, actions, ...rest }: ReviewHeaderProps) {
  const hasRoom = useMediaQuery(fromDesktop);
  const acceptText =
    guessedCategory === undefined
      ? t('acceptAll', { count })
      : t('acceptGuess', { count, category: guessedCategory.name });
  const accept = () => actions.accept(guessedCategory?.id);
  if (!hasRoom) {
    return (
      <PageHeader
        title={t('title')}
        description={<ReviewStatus actions={actions} otherwise={count > 0 ? t('waiting', { count }) : '\u00A0'} />}
        actions={
          <ReviewMenu
            {...rest}
            {...(count > 0 && { acceptText })}
            isAccepting={actions.isAccepting}
            onAccept={accept}
          />
        }
        className="mb-3 flex-nowrap max-lg:items-start"
      />
    );
  }
  return (
    <PageHeader
      title={t('title')}
      explanation={t('summary')}
      actions={
        count > 0 && (
          <Button isPending={actions.isAccepting} onClick={accept}>
            <CheckCheck aria-hidden />
            {acceptText}
          </Button>
        )
      }
    />
  );
}

interface ReviewMenuProps extends Pick<ReviewHeaderProps, 'selection' | 'isEmpty' | 'offersResorting'> {
  /** Absent while there is nothing to accept. */
  acceptText?: string;
  isAccepting: boolean;
  onAccept: () => void;
}

function ReviewMenu({ selection, isEmpty, offersResorting, acceptText, isAccepting, onAccept }: ReviewMenuProps) {
  const resorting = useStartResorting();
  if (isEmpty && !offersResorting && acceptText === undefined) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('more')} icon={<Ellipsis aria-hidden />} className="-my-1 -mr-2 pointer-coarse:size-11" />
      }
    >
      {acceptText !== undefined && (
        <MenuItem disabled={isAccepting} onSelect={onAccept}>
          <CheckCheck aria-hidden />
          {acceptText}
        </MenuItem>
      )}
      {!isEmpty && (
        <MenuItem onSelect={selection.start}>
          <ListChecks aria-hidden />
          {t('select')}
        </MenuItem>
      )}
      {offersResorting && (
        <MenuItem onSelect={() => resorting.mutate()}>
          <Shuffle aria-hidden />
          {t('resortLook')}
        </MenuItem>
      )}
    </Menu>
  );
}
