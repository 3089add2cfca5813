import { type Category, CreateCategoryBody } from '@app/contract/categories';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useCreateCategory, useUpdateCategory } from './categories.api.ts';
import { t } from './categories.messages.ts';
import { categoryColors } from '#ui/category-tint.ts';
import { ColorChoice } from './color-choice.tsx';

/** Adds (Premium) or edits a category. */
export function CategoryForm({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const { isPremium } = useViewer();
  const [values, setValues] = useState({
    name: category?.name ?? '',
    description: category?.description ?? '',
    emoji: category?.emoji ?? '📁',
    color: category?.color ?? categoryColors[0].value,
  });
  const [error, setError] = useState<{ field: string; text: string }>();
  const create = useCreateCategory();
  const update = useUpdateCategory(category?.id ?? '');
  const isPending = create.isPending || update.isPending;
  const isNameFixed = category !== null && (category.isProtected || !isPremium);

  const callbacks = {
    onSuccess: () => showToast({ title: category === null ? t('created') : t('saved'), tone: 'success' }),
    onSuccessIfMounted: onClose,
    onError: (failure: Error) => setError({ field: 'name', text: errorSentence(failure, t('saveFailed')) }),
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = CreateCategoryBody.safeParse(values);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      setError({ field: String(issue?.path[0] ?? 'name'), text: issue?.message ?? t('saveFailed') });
      return;
    }
    const { name, ...otherFields } = checked.data;
    if (category === null) create.mutate(checked.data, callbacks);
    // An unchanged name is not sent: without permission to rename, the colour can still be changed.
    else update.mutate({ ...otherFields, ...(name !== category.name && { name }) }, callbacks);
  }

  const updateValues = (change: Partial<typeof values>) => {
    setError(undefined);
    setValues({ ...values, ...change });
  };
  const errorOf = (field: keyof typeof values) => (error?.field === field ? error.text : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={category === null ? t('createTitle') : t('editTitle', { name: category.name })}
      {...(category === null && { description: t('createText') })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="category-form" variant="primary" isPending={isPending}>
            {category === null ? t('create') : t('save')}
          </Button>
        </>
      }
    >
      <form id="category-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <div className="grid grid-cols-[1fr_5rem] gap-3">
          <Field
            label={t('name')}
            error={errorOf('name')}
            {...(isNameFixed && { hint: category.isProtected ? t('nameProtected') : t('namePremium') })}
          >
            <Input
              value={values.name}
              maxLength={100}
              disabled={isNameFixed}
              onChange={(event) => updateValues({ name: event.target.value })}
            />
          </Field>
          <Field label={t('emoji')} error={errorOf('emoji')}>
            <Input
              value={values.emoji}
              maxLength={16}
              className="text-center"
              onChange={(event) => updateValues({ emoji: event.target.value })}
            />
          </Field>
        </div>
        <Field label={t('description')} hint={t('descriptionHint')} error={errorOf('description')} isOptional>
          <Input
            value={values.description}
            maxLength={500}
            onChange={(event) => updateValues({ description: event.target.value })}
          />
        </Field>
        <ColorChoice value={values.color} onValueChange={(color) => updateValues({ color })} />
      </form>
    </Dialog>
  );
}
