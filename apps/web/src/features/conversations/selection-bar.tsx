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
  const acts = useBulkActions();
  const [isMoving, setMoving] = useState(false);
  const ids = [...selection.ids];
  const isEmpty = ids.length === 0;
  const finish = (act: () => void) => {
    act();
    selection.end();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('bulkLabel')}
      className="sticky top-[calc(var(--size-top-bar)+8px)] z-20 mb-3 flex items-center gap-1 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-float sm:gap-2"
    >
      <p aria-live="polite" className="tabular mr-auto min-w-0 truncate text-ui font-medium">
        {t('bulkCount', { count: ids.length })}
      </p>
      <Button size="small" variant="ghost" onClick={selection.selectAll}>
        <ListChecks aria-hidden className="sm:hidden" />
        <ActName>{t('bulkAll')}</ActName>
      </Button>
      <Button size="small" disabled={isEmpty} onClick={() => setMoving(true)}>
        <FolderInput aria-hidden />
        <ActName>{t('bulkMove')}</ActName>
      </Button>
      <Button
        size="small"
        disabled={isEmpty}
        onClick={() => finish(() => acts.change(ids, isArchived ? 'unarchive' : 'archive'))}
      >
        {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        <ActName>{t(isArchived ? 'bulkUnarchive' : 'archive')}</ActName>
      </Button>
      <Button size="small" disabled={isEmpty} onClick={() => finish(() => acts.change(ids, 'delete'))}>
        <Trash2 aria-hidden />
        <ActName>{t('delete')}</ActName>
      </Button>
      <PlainIconButton size="small" label={t('bulkEnd')} icon={<X aria-hidden />} onClick={selection.end} />
      {isMoving && (
        <MoveDialog
          title={t('bulkMoveTitle', { count: ids.length })}
          from={{ categoryId, subcategoryId: null }}
          isAnywhere
          categories={categories}
          onMove={(target) => finish(() => acts.move(ids, target))}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}

/** On phones only icons are shown, to keep the bar on one line. */
function ActName({ children }: { children: string }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
