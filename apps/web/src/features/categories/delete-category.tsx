import type { Category } from '@app/contract/categories';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDeleteCategory } from './categories.api.ts';
import { t } from './categories.messages.ts';

export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const remove = useDeleteCategory(category.id);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { name: category.name })}
      description={t('deleteText', { count: category.conversationCount })}
      confirmLabel={t('deleteConfirm')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => showToast({ title: t('deleted'), tone: 'success' }),
          onSuccessIfMounted: onClose,
        })
      }
    />
  );
}
