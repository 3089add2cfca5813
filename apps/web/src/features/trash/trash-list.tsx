import { MAX_BULK_TRASH_ITEMS, type TrashItem } from '@app/contract/trash';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { type RowSelection, useRowSelection } from '#lib/use-row-selection.ts';
import { SelectButton } from '#ui/select-button.tsx';
import { SelectionBar, SelectionButton } from '#ui/selection-bar.tsx';
import { showToast } from '#ui/toast-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import { useRestoreFromTrash } from './trash.api.ts';
import { t } from './trash.messages.ts';

/** The items. Buttons and keys act on one item, or on all selected items. */
export function TrashList({ items }: { items: readonly TrashItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map(rowId);
  const selection = useRowSelection(ids, MAX_BULK_TRASH_ITEMS);
  const restoring = useRestoreFromTrash();
  const [itemsToDelete, setItemsToDelete] = useState<readonly TrashItem[]>([]);

  const chosenItems = () => {
    const selected = items.filter((item) => selection.ids.has(rowId(item)));
    return selected.length > 0 ? selected : items.slice(rows.index, rows.index + 1);
  };
  const restore = () => {
    const restoredItems = chosenItems();
    rows.leaveRow();
    selection.end();
    restoring.mutate(restoredItems, {
      onSuccess: ({ restored: count }) =>
        restoredItems.length > 1 && showToast({ title: t('restoredMany', { count }), tone: 'success' }),
    });
  };
  const askToDelete = () => setItemsToDelete(chosenItems());
  const rows = useRowKeys({ list, ids, selection, keys: { e: restore, Delete: askToDelete } });

  return (
    <>
      <div className="mb-1 flex justify-end">
        <SelectButton selection={selection} className="-mr-2.5" />
      </div>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-panel">
        {items.map((item) => (
          <TrashRow
            key={rowId(item)}
            rowId={rowId(item)}
            item={item}
            isSelecting={selection.isOn}
            isSelected={selection.ids.has(rowId(item))}
            onToggle={(isRange) => {
              if (isRange) selection.extendTo(rowId(item), rows.activeId);
              else selection.toggle(rowId(item));
            }}
            onDelete={() => setItemsToDelete([item])}
          />
        ))}
      </ul>
      {selection.isOn && <TrashSelectionBar selection={selection} onRestore={restore} onDelete={askToDelete} />}
      {itemsToDelete.length > 0 && (
        <DeleteDialog items={itemsToDelete} onDeleted={selection.end} onClose={() => setItemsToDelete([])} />
      )}
    </>
  );
}

function rowId({ type, id }: TrashItem): string {
  return `${type} ${id}`;
}

interface TrashSelectionBarProps {
  selection: RowSelection;
  onRestore: () => void;
  onDelete: () => void;
}

function TrashSelectionBar({ selection, onRestore, onDelete }: TrashSelectionBarProps) {
  const isEmpty = selection.ids.size === 0;
  return (
    <SelectionBar label={t('selected')} selection={selection}>
      <SelectionButton icon={<Undo2 aria-hidden />} shortcut="E" disabled={isEmpty} onClick={onRestore}>
        {t('restore')}
      </SelectionButton>
      <SelectionButton icon={<Trash2 aria-hidden />} disabled={isEmpty} onClick={onDelete}>
        {t('delete')}
      </SelectionButton>
    </SelectionBar>
  );
}
