import type { Category } from '@app/contract/categories';
import { Archive, ArchiveRestore, FolderInput, ListChecks, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { KeyHint } from '#ui/key-hint.tsx';
import { MoveDialog } from './move-conversation.tsx';
import type { SelectionActions } from './use-selection-actions.ts';
import { t } from './conversations.messages.ts';

export interface SelectionBarProps {
  selection: RowSelection;
  actions: SelectionActions;
  isArchived: boolean;
  categoryId: string;
  categories: readonly Category[];
}

/** The actions on the selected rows. Floats at the foot of the screen, so that the rows stay where they are. */
export function SelectionBar({ selection, actions, isArchived, categoryId, categories }: SelectionBarProps) {
  const count = selection.ids.size;
  const isEmpty = count === 0;
  return (
    <div
      role="toolbar"
      aria-label={t('bulkLabel')}
      data-selection-bar
      className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full items-center gap-0.5 rounded-card border border-line bg-panel p-1.5 pl-4 shadow-float max-sm:w-full sm:gap-1"
    >
      <p aria-live="polite" className="tabular mr-2 min-w-0 truncate text-ui font-semibold max-sm:mr-auto">
        {t('bulkCount', { count })}
      </p>
      <BarButton icon={<ListChecks aria-hidden />} onClick={selection.selectAll}>
        {t('bulkAll')}
      </BarButton>
      <BarButton icon={<FolderInput aria-hidden />} shortcut="M" disabled={isEmpty} onClick={actions.startMove}>
        {t('bulkMove')}
      </BarButton>
      <BarButton
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        shortcut="E"
        disabled={isEmpty}
        onClick={actions.archive}
      >
        {t(isArchived ? 'bulkUnarchive' : 'archive')}
      </BarButton>
      <BarButton icon={<Trash2 aria-hidden />} disabled={isEmpty} onClick={actions.delete}>
        {t('delete')}
      </BarButton>
      <Button size="small" variant="ghost" aria-label={t('bulkEnd')} className="px-1.5" onClick={selection.end}>
        <X aria-hidden />
        <KeyHint>Esc</KeyHint>
      </Button>
      {actions.isMoving && (
        <MoveDialog
          title={t('bulkMoveTitle', { count })}
          from={{ categoryId, subcategoryId: null }}
          allowsInitialTarget
          categories={categories}
          onMove={actions.move}
          onClose={actions.cancelMove}
        />
      )}
    </div>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  shortcut?: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** On phones only icons are shown, to keep the bar on one line. */
function BarButton({ icon, shortcut, children, ...rest }: BarButtonProps) {
  return (
    <Button size="small" variant="ghost" className="max-sm:min-w-11 max-sm:px-0" {...rest}>
      {icon}
      <span className="max-sm:sr-only">{children}</span>
      {shortcut !== undefined && <KeyHint>{shortcut}</KeyHint>}
    </Button>
  );
}
