import type { Category } from '@app/contract/categories';
import { CreateSubcategoryBody, type Subcategory, SubcategoryType } from '@app/contract/subcategories';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './categories.messages.ts';
import { useCreateSubcategory, useUpdateSubcategory } from './subcategories.api.ts';
import { subcategoryTypes } from './subcategory-types.ts';

export interface SubcategoryFormProps {
  category: Category;
  /** Null to add a subcategory (Premium). */
  subcategory: Subcategory | null;
  onClose: () => void;
}

export function SubcategoryForm({ category, subcategory, onClose }: SubcategoryFormProps) {
  const { isPremium } = useViewer();
  const [name, setName] = useState(subcategory?.name ?? '');
  const [type, setType] = useState<SubcategoryType>(subcategory?.type ?? 'topic');
  const [error, setError] = useState<string>();
  const create = useCreateSubcategory(category.id);
  const update = useUpdateSubcategory(category.id, subcategory?.id ?? '');
  const isNameFixed = subcategory !== null && !isPremium;
  const callbacks = {
    onSuccess: () =>
      showToast({ title: subcategory === null ? t('subcategoryAdded') : t('subcategorySaved'), tone: 'success' }),
    onSuccessIfMounted: onClose,
    onError: (failure: Error) => setError(errorSentence(failure, t('subcategoryFailed'))),
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = CreateSubcategoryBody.safeParse({ name, type });
    if (!checked.success) setError(checked.error.issues[0]?.message ?? t('subcategoryFailed'));
    else if (subcategory === null) create.mutate(checked.data, callbacks);
    // An unchanged name is not sent: without permission to rename, the type can still be changed.
    else update.mutate(checked.data.name === subcategory.name ? { type } : checked.data, callbacks);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={
        subcategory === null
          ? t('addSubcategoryTitle', { name: category.name })
          : t('editTitle', { name: subcategory.name })
      }
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="subcategory-form"
            variant="primary"
            isPending={create.isPending || update.isPending}
          >
            {subcategory === null ? t('addSubcategory') : t('save')}
          </Button>
        </>
      }
    >
      <form id="subcategory-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('name')} error={error} {...(isNameFixed && { hint: t('namePremium') })}>
          <Input
            value={name}
            maxLength={100}
            disabled={isNameFixed}
            onChange={(event) => {
              setError(undefined);
              setName(event.target.value);
            }}
          />
        </Field>
        <Field label={t('type')}>
          <Select value={type} onChange={(event) => setType(SubcategoryType.parse(event.target.value))}>
            {SubcategoryType.options.map((option) => (
              <option key={option} value={option}>
                {t(subcategoryTypes[option].label)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
