import { useCallback, useState } from 'react';
import { chatDraft } from '#lib/browser-storage.ts';
import { type DraftFile, type DraftFiles, draftFilesOf } from '#lib/draft-files.ts';

export interface Draft {
  text: string;
  files: DraftFiles;
  change: (text: string) => void;
  clearText: () => void;
  /** Restores a message that could not be sent, in front of any text typed since. */
  restore: (text: string, files: readonly DraftFile[]) => void;
}

/**
 * The text of an input and its uploaded files, stored under `chat_draft_{key}` and `chat_draft_files_{key}` until they
 * are sent.
 */
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
  const files = draftFilesOf(key);
  return {
    text,
    files,
    change: store,
    clearText: () => store(''),
    restore: (unsent, unsentFiles) => {
      const typed = chatDraft(key).read() ?? '';
      store(typed === '' || typed === unsent ? unsent : `${unsent}\n${typed}`);
      files.add(unsentFiles);
    },
  };
}
