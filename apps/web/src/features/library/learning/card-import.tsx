import type { LearningDeck } from '@app/contract/learning';
import { ImportCardsBody, type ImportedCards } from '@app/contract/learning-decks';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useImportCards } from './decks.api.ts';
import { t } from './learning.messages.ts';

export interface CardImportProps {
  decks: readonly LearningDeck[];
  onClose: () => void;
}

/** Imports a file of cards and shows how many were created and which lines were rejected. */
export function CardImport({ decks, onClose }: CardImportProps) {
  const [deckId, setDeckId] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const cardImport = useImportCards();

  async function importFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setError(undefined);
    const deckName = file.name.replace(/\.\w{1,5}$/, '').slice(0, 100);
    const text = await file.text();
    // An export of Anki can name the deck of each card.
    const namesDecks = /^#deck(?: column)?:/im.test(text.slice(0, 2_000));
    const target = deckId === '' ? (namesDecks ? {} : { deckName }) : { deckId };
    const checked = ImportCardsBody.safeParse({ text, ...target });
    if (!checked.success) setError(checked.error.issues[0]?.message);
    else
      cardImport.mutate(checked.data, {
        onError: (failure) => setError(errorSentence(failure, t('importFailed'))),
      });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('importCards')}
      description={t('importText')}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="flex flex-col gap-4 pt-1">
        <Field label={t('importInto')}>
          <Select value={deckId} onChange={(event) => setDeckId(event.target.value)}>
            <option value="">{t('importNewDeck')}</option>
            {decks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          variant="primary"
          className="self-start"
          isPending={cardImport.isPending}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          {t('chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".txt,.tsv,.csv,text/plain,text/tab-separated-values,text/csv"
          aria-label={t('chooseFile')}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            void importFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {error !== undefined && (
          <p role="alert" className="text-ui text-danger-text">
            {error}
          </p>
        )}
        {cardImport.data !== undefined && error === undefined && <Receipt result={cardImport.data} />}
      </div>
    </Dialog>
  );
}

function Receipt({ result: { created, unchanged, rejected } }: { result: ImportedCards }) {
  return (
    <div className="text-ui">
      <output className="font-medium">{t('importDone', { created, unchanged })}</output>
      {rejected.length > 0 && (
        <>
          <p className="mt-2 text-muted">{t('importRejected', { count: rejected.length })}</p>
          <ul className="mt-1 max-h-60 overflow-y-auto rounded-control bg-sunken p-3 text-small">
            {rejected.map(({ line, text, reason }) => (
              <li key={line} className="py-1 break-words">
                <span className="font-medium">{t('importLine', { line })}</span> {reason}{' '}
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
