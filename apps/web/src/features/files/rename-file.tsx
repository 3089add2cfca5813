import { type ChatFile, MAX_CHAT_FILE_NAME_LENGTH } from '@app/contract/chat-files';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './files.messages.ts';

export interface RenameFileProps {
  file: ChatFile;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameFile({ file, onRename, onClose }: RenameFileProps) {
  const [name, setName] = useState(file.name);
  const isEmpty = name.trim() === '';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty) return;
    if (name.trim() !== file.name) onRename(name.trim());
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('renameTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="rename-file" variant="primary" disabled={isEmpty}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="rename-file" onSubmit={submit} className="pt-1">
        <Field label={t('name')}>
          <Input
            value={name}
            maxLength={MAX_CHAT_FILE_NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
            // The ending stays unless the person means it, too.
            onFocus={({ target }) => target.setSelectionRange(0, Math.max(0, name.lastIndexOf('.')) || name.length)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
