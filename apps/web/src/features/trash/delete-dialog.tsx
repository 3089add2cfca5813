import type { TrashItem } from '@app/contract/trash';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDeletePermanently } from './trash.api.ts';
import { t } from './trash.messages.ts';
import { titleOf } from './trash-row.tsx';

export interface DeleteDialogProps {
  /** At least one. */
  items: readonly TrashItem[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before items are deleted for good. */
export function DeleteDialog({ items, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDeletePermanently();
  const [first] = items;
  if (first === undefined) return null;
  const isSingle = items.length === 1;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={isSingle ? t('deleteTitle', { title: titleOf(first) }) : t('deleteManyTitle', { count: items.length })}
      description={isSingle ? t('deleteText', { type: first.type }) : t('deleteManyText')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(items, {
          onSuccess: ({ deleted }) =>
            showToast({ title: isSingle ? t('deleted') : t('deletedMany', { count: deleted }), tone: 'success' }),
          onSuccessIfMounted: () => {
            onDeleted();
            onClose();
          },
        })
      }
    />
  );
}
