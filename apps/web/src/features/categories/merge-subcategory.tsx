import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './categories.messages.ts';
import { useMergeSubcategory } from './subcategories.api.ts';

export interface MergeSubcategoryProps {
  category: Category;
  subcategory: Subcategory;
  onClose: () => void;
}

export function MergeSubcategory({ category, subcategory, onClose }: MergeSubcategoryProps) {
  const targets = category.subcategories.filter(({ id }) => id !== subcategory.id);
  const [intoId, setIntoId] = useState(targets[0]?.id ?? '');
  const merge = useMergeSubcategory(category.id, subcategory.id);
  const values = { name: subcategory.name, count: subcategory.conversationCount };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('mergeSubcategoryTitle', values)}
      description={t('mergeText', values)}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={merge.isPending}
            onClick={() =>
              merge.mutate(intoId, {
                onSuccess: () => {
                  showToast({ title: t('subcategoriesMerged'), tone: 'success' });
                  onClose();
                },
              })
            }
          >
            {t('mergeConfirm')}
          </Button>
        </>
      }
    >
      <Field
        label={t('mergeInto')}
        error={merge.isError ? errorSentence(merge.error, t('subcategoryFailed')) : undefined}
      >
        <Select value={intoId} onChange={(event) => setIntoId(event.target.value)}>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {target.name}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}
