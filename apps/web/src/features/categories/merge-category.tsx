import type { Category } from '@app/contract/categories';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useMergeCategory } from './categories.api.ts';
import { t } from './categories.messages.ts';

export interface MergeCategoryProps {
  category: Category;
  /** The others. */
  targets: readonly Category[];
  onClose: () => void;
}

export function MergeCategory({ category, targets, onClose }: MergeCategoryProps) {
  const [intoId, setIntoId] = useState(targets[0]?.id ?? '');
  const merge = useMergeCategory(category.id);
  const values = { name: category.name, count: category.conversationCount };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('mergeTitle', values)}
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
                  showToast({ title: t('merged'), tone: 'success' });
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
      <Field label={t('mergeInto')} error={merge.isError ? errorSentence(merge.error, t('mergeFailed')) : undefined}>
        <Select value={intoId} onChange={(event) => setIntoId(event.target.value)}>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {target.emoji} {target.name}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}
