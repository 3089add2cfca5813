import type { Category } from '@app/contract/categories';
import { Archive, ArchiveRestore, FolderInput, ListChecks, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { MoveDialog } from './move-conversation.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import type { Selection } from './use-selection.ts';
import { t } from './conversations.messages.ts';

export interface SelectionBarProps {
  selection: Selection;
  isArchived: boolean;
  categoryId: string;
  categories: readonly Category[];
}

/** The actions on the selected rows; sticky while the list scrolls. */
export function SelectionBar({ selection, isArchived, categoryId, categories }: SelectionBarProps) {
  const bulkActions = useBulkActions();
  const [isMoving, setMoving] = useState(false);
  const ids = [...selection.ids];
  const isEmpty = ids.length === 0;
  const finish = (action: () => void) => {
    action();
    selection.end();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('bulkLabel')}
      className="sticky top-2 z-20 mb-3 flex items-center gap-1 rounded-card border border-line bg-panel py-1.5 pr-1.5 pl-4 shadow-float sm:gap-2"
    >
      <p aria-live="polite" className="tabular mr-auto min-w-0 truncate text-ui font-medium">
        {t('bulkCount', { count: ids.length })}
      </p>
      <Button size="small" variant="ghost" onClick={selection.selectAll}>
        <ListChecks aria-hidden className="sm:hidden" />
        <ActionName>{t('bulkAll')}</ActionName>
      </Button>
      <Button size="small" disabled={isEmpty} onClick={() => setMoving(true)}>
        <FolderInput aria-hidden />
        <ActionName>{t('bulkMove')}</ActionName>
      </Button>
      <Button
        size="small"
        disabled={isEmpty}
        onClick={() => finish(() => bulkActions.change(ids, isArchived ? 'unarchive' : 'archive'))}
      >
        {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        <ActionName>{t(isArchived ? 'bulkUnarchive' : 'archive')}</ActionName>
      </Button>
      <Button size="small" disabled={isEmpty} onClick={() => finish(() => bulkActions.change(ids, 'delete'))}>
        <Trash2 aria-hidden />
        <ActionName>{t('delete')}</ActionName>
      </Button>
      <PlainIconButton size="small" label={t('bulkEnd')} icon={<X aria-hidden />} onClick={selection.end} />
      {isMoving && (
        <MoveDialog
          title={t('bulkMoveTitle', { count: ids.length })}
          from={{ categoryId, subcategoryId: null }}
          allowsInitialTarget
          categories={categories}
          onMove={(target) => finish(() => bulkActions.move(ids, target))}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}

/** On phones only icons are shown, to keep the bar on one line. */
function ActionName({ children }: { children: string }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
