import { MAX_CONTEXT_LINE_LENGTH } from '@app/contract/context-pack';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './context-pack.messages.ts';

export interface LineFormProps {
  label: string;
  /** The text to edit. */
  text?: string;
  isPending: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
  /** A button between Save and Cancel. */
  extraAction?: { label: string; onSelect: () => void } | undefined;
}

export function LineForm({ label, text: initialText = '', isPending, onSubmit, onCancel, extraAction }: LineFormProps) {
  const [text, setText] = useState(initialText);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) onSubmit(text.trim());
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-52 flex-1">
        <Field label={label}>
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at the press of a button
            autoFocus
            maxLength={MAX_CONTEXT_LINE_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={isPending} disabled={text.trim() === '' || text.trim() === initialText}>
        {t('save')}
      </Button>
      {extraAction !== undefined && (
        <Button disabled={isPending} onClick={extraAction.onSelect}>
          {extraAction.label}
        </Button>
      )}
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </form>
  );
}
