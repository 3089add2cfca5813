import type { Import } from '@app/contract/imports';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUndoImport } from './imports.api.ts';
import { t } from './imports.messages.ts';

export function UndoImport({ record, isOpen, onClose }: { record: Import; isOpen: boolean; onClose: () => void }) {
  const undo = useUndoImport(record.id);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('undoTitle')}
      description={t('undoText', { created: record.counts.created })}
      confirmLabel={t('undo')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={undo.isPending}
      onConfirm={() =>
        undo.mutate(undefined, {
          onSuccess: () => showToast({ title: t('undone'), description: t('undoneText'), tone: 'success' }),
          onSuccessIfMounted: onClose,
        })
      }
    />
  );
}
