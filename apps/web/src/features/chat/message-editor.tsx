import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { t } from './turn.messages.ts';

export interface MessageEditorProps {
  text: string;
  onCancel: () => void;
  onSend: (text: string) => void;
}

/** Edits a message that was sent. */
export function MessageEditor({ text, onCancel, onSend }: MessageEditorProps) {
  const [value, setValue] = useState(text);
  const isEmpty = value.trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty) onSend(value);
  };
  return (
    <div className="flex w-full flex-col gap-2">
      <Textarea
        isGrowing
        // The user has just asked to edit this text.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('editLabel')}
        value={value}
        className="max-h-96 min-h-14 text-body"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          {t('cancelEdit')}
        </Button>
        <Button size="small" variant="primary" disabled={isEmpty} onClick={() => onSend(value)}>
          {t('sendEdit')}
        </Button>
      </div>
    </div>
  );
}
