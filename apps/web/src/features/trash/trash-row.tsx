import type { TrashItem } from '@app/contract/trash';
import { Trash2, Undo2 } from 'lucide-react';
import { daysBetween, formatAge, formatExact } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import { useRestoreFromTrash } from './trash.api.ts';
import { t } from './trash.messages.ts';

export interface TrashRowProps {
  item: TrashItem;
  rowId: string;
  /** Whether a click selects the row. */
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onDelete: () => void;
}

export function TrashRow({ item, rowId, isSelecting, isSelected, onToggle, onDelete }: TrashRowProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const restore = useRestoreFromTrash();
  const title = titleOf(item);
  const age = formatAge(item.deletedAt, now, timeZone);
  return (
    <li
      data-row={rowId}
      className={cx(
        'relative flex first:rounded-t-card last:rounded-b-card min-h-15 scroll-mt-4 scroll-mb-20 items-center gap-2 px-4 py-2',
        isSelected ? 'bg-accent-soft' : 'focus-within:bg-sunken',
      )}
    >
      {isSelecting && <RowCheckbox isMain title={title} isSelected={isSelected} onToggle={onToggle} />}
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-medium">{title}</p>
        <p className="tabular mt-0.5 text-small text-muted">
          {item.type !== 'conversation' && `${t('kind', { type: item.type })} · `}
          <time dateTime={item.deletedAt} title={formatExact(item.deletedAt, timeZone)}>
            {item.reason === 'deleted' ? t('deletedAt', { age }) : t('undoneAt', { age })}
          </time>
          {' · '}
          <time dateTime={item.expiresAt} title={formatExact(item.expiresAt, timeZone)}>
            {t('daysLeft', { days: Math.max(0, daysBetween(now, item.expiresAt, timeZone)) })}
          </time>
        </p>
      </div>
      <Button
        data-row-main={!isSelecting || undefined}
        className={isSelecting ? 'invisible' : undefined}
        size="small"
        aria-label={t('restoreNamed', { title })}
        isPending={restore.isPending}
        onClick={() => restore.mutate([item])}
      >
        <Undo2 aria-hidden />
        {t('restore')}
      </Button>
      <IconButton
        label={t('deleteNamed', { title })}
        icon={<Trash2 aria-hidden />}
        className={cx('pointer-coarse:size-11', isSelecting && 'invisible')}
        onClick={onDelete}
      />
    </li>
  );
}

export function titleOf({ title }: Pick<TrashItem, 'title'>): string {
  return title === '' ? t('untitled') : title;
}
