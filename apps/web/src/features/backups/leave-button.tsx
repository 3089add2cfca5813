import type { Restore } from '@app/contract/backups';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDiscardRestore } from './restore.api.ts';
import { t } from './restore.messages.ts';

export interface RestoreProps {
  restore: Restore;
  /** It was given up, or looked at and done with. */
  onGone: () => void;
}

/** Discards what lies on the server and leaves. */
export function LeaveButton({ restore, label, onGone }: RestoreProps & { label: string }) {
  const discard = useDiscardRestore(restore.id, onGone);
  return (
    <Button
      isPending={discard.isPending}
      onClick={() =>
        discard.mutate(undefined, {
          onError: (error) =>
            showToast({ title: t('discardFailed'), description: errorSentence(error, t('tryAgain')), tone: 'danger' }),
        })
      }
    >
      {label}
    </Button>
  );
}
