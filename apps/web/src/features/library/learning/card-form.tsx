import { CreateCardBody, type LearningCard } from '@app/contract/learning';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useCreateCard, useUpdateCard } from './learning.api.ts';
import { t } from './learning.messages.ts';

export interface CardFormProps {
  /** The card to edit; null for a new one. */
  card: LearningCard | null;
  deckId: string;
  onClose: () => void;
}

export function CardForm({ card, deckId, onClose }: CardFormProps) {
  const [values, setValues] = useState({ front: card?.front ?? '', back: card?.back ?? '' });
  const [errors, setErrors] = useState<{ front?: string; back?: string }>({});
  const create = useCreateCard();
  const update = useUpdateCard(card?.id ?? '');

  const callbacks = {
    onSuccess: () => showToast({ title: t('cardSaved'), tone: 'success' as const }),
    onSuccessIfMounted: onClose,
    onError: (error: Error) => setErrors({ back: errorSentence(error, t('cardFailed')) }),
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    const checked = CreateCardBody.safeParse({ ...values, deckId });
    if (!checked.success) {
      setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    const { front, back } = checked.data;
    if (card === null) create.mutate(checked.data, callbacks);
    else update.mutate({ front, back }, callbacks);
  }

  const set = (change: Partial<typeof values>) => {
    setErrors({});
    setValues({ ...values, ...change });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(card === null ? 'newCard' : 'editCard')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="card-form" variant="primary" isPending={create.isPending || update.isPending}>
            {t(card === null ? 'create' : 'save')}
          </Button>
        </>
      }
    >
      <form id="card-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('front')} error={errors.front} hint={t('frontHint')}>
          <Textarea
            rows={2}
            value={values.front}
            maxLength={2_000}
            onChange={(event) => set({ front: event.target.value })}
          />
        </Field>
        <Field label={t('back')} error={errors.back}>
          <Textarea
            rows={4}
            value={values.back}
            maxLength={2_000}
            onChange={(event) => set({ back: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
