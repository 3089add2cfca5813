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
  /** A button in addition to the usual ones. */
  otherLabel?: string;
  onOther?: () => void;
}

export function LineForm({
  label,
  text: before = '',
  isPending,
  onSubmit,
  onCancel,
  otherLabel,
  onOther,
}: LineFormProps) {
  const [text, setText] = useState(before);

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
      <Button type="submit" isPending={isPending} disabled={text.trim() === '' || text.trim() === before}>
        {t('save')}
      </Button>
      {otherLabel !== undefined && (
        <Button disabled={isPending} onClick={onOther}>
          {otherLabel}
        </Button>
      )}
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </form>
  );
}
