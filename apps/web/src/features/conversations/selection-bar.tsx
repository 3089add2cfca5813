import type { Category } from '@app/contract/categories';
import { Archive, ArchiveRestore, FolderInput, Trash2 } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { SelectionBar, SelectionButton } from '#ui/selection-bar.tsx';
import { MoveDialog } from './move-conversation.tsx';
import type { SelectionActions } from './use-selection-actions.ts';
import { t } from './conversations.messages.ts';

export interface ConversationSelectionBarProps {
  selection: RowSelection;
  actions: SelectionActions;
  showsArchived: boolean;
  categoryId: string;
  categories: readonly Category[];
}

/** The actions on the selected conversations. */
export function ConversationSelectionBar(props: ConversationSelectionBarProps) {
  const { selection, actions, showsArchived, categoryId, categories } = props;
  const count = selection.ids.size;
  const isEmpty = count === 0;
  return (
    <SelectionBar label={t('bulkLabel')} selection={selection}>
      <SelectionButton icon={<FolderInput aria-hidden />} shortcut="M" disabled={isEmpty} onClick={actions.startMove}>
        {t('bulkMove')}
      </SelectionButton>
      <SelectionButton
        icon={showsArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        shortcut="E"
        disabled={isEmpty}
        onClick={actions.archive}
      >
        {t(showsArchived ? 'bulkUnarchive' : 'archive')}
      </SelectionButton>
      <SelectionButton icon={<Trash2 aria-hidden />} disabled={isEmpty} onClick={actions.delete}>
        {t('delete')}
      </SelectionButton>
      {actions.isMoving && (
        <MoveDialog
          title={t('bulkMoveTitle', { count })}
          from={{ categoryId, subcategoryId: null }}
          canConfirmUnchanged
          categories={categories}
          onMove={actions.move}
          onClose={actions.cancelMove}
        />
      )}
    </SelectionBar>
  );
}
