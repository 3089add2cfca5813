import type { ConversationSummary } from '@app/contract/conversations';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './conversations.messages.ts';

export interface RenameConversationProps {
  conversation: Pick<ConversationSummary, 'title'>;
  onRename: (title: string) => void;
  onClose: () => void;
}

export function RenameConversation({ conversation, onRename, onClose }: RenameConversationProps) {
  const [title, setTitle] = useState(conversation.title);
  const isEmpty = title.trim() === '';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty) return;
    if (title.trim() !== conversation.title) onRename(title.trim());
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
          <Button type="submit" form="rename-conversation" variant="primary" disabled={isEmpty}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="rename-conversation" onSubmit={submit} className="pt-1">
        <Field label={t('titleLabel')}>
          <Input value={title} maxLength={300} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
