import { type SubmitEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { t } from './rename-dialog.messages.ts';

export interface RenameDialogProps {
  title: string;
  /** Label of the input. */
  label: string;
  name: string;
  maxLength: number;
  /** Selects the name without its extension when the input gets the focus. */
  isFileName?: boolean;
  /** Called with the trimmed name, if the name was changed. */
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ title, label, name, maxLength, isFileName, onRename, onClose }: RenameDialogProps) {
  const [value, setValue] = useState(name);
  const isEmpty = value.trim() === '';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty) return;
    if (value.trim() !== name) onRename(value.trim());
    onClose();
  }
  function selectStem(input: HTMLInputElement) {
    input.setSelectionRange(0, Math.max(0, value.lastIndexOf('.')) || value.length);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="rename" variant="primary" disabled={isEmpty}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={submit} className="pt-1">
        <Field label={label}>
          <Input
            value={value}
            maxLength={maxLength}
            onChange={(event) => setValue(event.target.value)}
            onFocus={isFileName ? ({ target }) => selectStem(target) : undefined}
          />
        </Field>
      </form>
    </Dialog>
  );
}
