import { DeckBody } from '@app/contract/learning-decks';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSaveDeck } from './decks.api.ts';
import { t } from './learning.messages.ts';

export interface DeckFormProps {
  /** The deck to rename; absent for a new one. */
  deck?: { id: string; name: string };
  onSaved?: (id: string) => void;
  onClose: () => void;
}

export function DeckForm({ deck, onSaved, onClose }: DeckFormProps) {
  const [name, setName] = useState(deck?.name ?? '');
  const [error, setError] = useState<string>();
  const save = useSaveDeck(deck?.id);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = DeckBody.safeParse({ name });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      return;
    }
    save.mutate(checked.data.name, {
      onSuccess: () => showToast({ title: t('deckSaved'), tone: 'success' }),
      onSuccessIfMounted: ({ id }) => {
        onClose();
        onSaved?.(id);
      },
      onError: (failure) => setError(errorSentence(failure, t('deckFailed'))),
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(deck === undefined ? 'newDeck' : 'rename')}
      size="small"
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="deck-form" variant="primary" isPending={save.isPending}>
            {t(deck === undefined ? 'create' : 'save')}
          </Button>
        </>
      }
    >
      <form id="deck-form" noValidate onSubmit={submit} className="pt-1">
        <Field label={t('deckName')} error={error}>
          <Input
            value={name}
            maxLength={100}
            onChange={(event) => {
              setError(undefined);
              setName(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
