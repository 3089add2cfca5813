import { useCallback, useState } from 'react';
import { chatDraft } from '#lib/browser-storage.ts';

export interface Draft {
  text: string;
  change: (text: string) => void;
  clear: () => void;
  /** A message that could not be sent comes back, before whatever was typed since. */
  putBack: (text: string) => void;
}

/** What stands in an input, kept across reloads under `chat_draft_{key}` until it is sent. */
export function useDraft(key: string): Draft {
  const [text, setText] = useState(() => chatDraft(key).read() ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') chatDraft(key).remove();
      else chatDraft(key).write(next);
    },
    [key],
  );
  return {
    text,
    change: keep,
    clear: () => keep(''),
    putBack: (unsent) => {
      const typed = chatDraft(key).read() ?? '';
      keep(typed === '' || typed === unsent ? unsent : `${unsent}\n${typed}`);
    },
  };
}
