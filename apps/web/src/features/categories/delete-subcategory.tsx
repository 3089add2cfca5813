import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './categories.messages.ts';
import { useDeleteSubcategory } from './subcategories.api.ts';

export interface DeleteSubcategoryProps {
  category: Category;
  subcategory: Subcategory;
  onClose: () => void;
}

export function DeleteSubcategory({ category, subcategory, onClose }: DeleteSubcategoryProps) {
  const remove = useDeleteSubcategory(category.id, subcategory.id);
  const values = { name: subcategory.name, category: category.name, count: subcategory.conversationCount };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', values)}
      description={t('deleteSubcategoryText', values)}
      confirmLabel={t('deleteSubcategory')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => showToast({ title: t('subcategoryDeleted'), tone: 'success' }),
          onSuccessIfMounted: onClose,
        })
      }
    />
  );
}
