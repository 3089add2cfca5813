import type { ChatFile } from '@app/contract/chat-files';
import { showToast } from '#ui/toast-store.ts';
import { deleteForGood, useUpdateFile } from './files.api.ts';
import { t } from './files.messages.ts';

const UNDO_MS = 8000;

/** Removes a file from the library at once, and deletes it when the time for an undo is over. */
export function useDeleteFile(): (file: ChatFile) => void {
  const update = useUpdateFile();
  return ({ id }) =>
    update.mutate(
      { id, isKept: false },
      {
        onSuccess: () => {
          // A second after the toast has gone, so that a late click can still undo.
          const timer = setTimeout(() => deleteForGood(id), UNDO_MS + 1000);
          const undo = () => {
            clearTimeout(timer);
            update.mutate({ id, isKept: true });
          };
          showToast({
            title: t('deleted'),
            description: t('deletedText'),
            action: { label: t('undo'), onSelect: undo },
            durationMilliseconds: UNDO_MS,
          });
        },
      },
    );
}
