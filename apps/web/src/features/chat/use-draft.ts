import { useCallback, useState } from 'react';
import { chatDraft } from '#lib/browser-storage.ts';

export interface Draft {
  text: string;
  change: (text: string) => void;
  clear: () => void;
  /** Restores a message that could not be sent, in front of any text typed since. */
  restore: (text: string) => void;
}

/** The text of an input, stored under `chat_draft_{key}` until it is sent. */
export function useDraft(key: string): Draft {
  const [text, setText] = useState(() => chatDraft(key).read() ?? '');
  const store = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') chatDraft(key).remove();
      else chatDraft(key).write(next);
    },
    [key],
  );
  return {
    text,
    change: store,
    clear: () => store(''),
    restore: (unsent) => {
      const typed = chatDraft(key).read() ?? '';
      store(typed === '' || typed === unsent ? unsent : `${unsent}\n${typed}`);
    },
  };
}
