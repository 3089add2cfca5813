import type { Restore } from '@app/contract/backups';
import { Button } from '#ui/button.tsx';
import { useDiscardRestore } from './restore.api.ts';

export interface RestoreProps {
  restore: Restore;
  /** It was discarded, or closed after it ended. */
  onGone: () => void;
}

/** Discards the restore on the server and closes it. */
export function LeaveButton({ restore, label, onGone }: RestoreProps & { label: string }) {
  const discard = useDiscardRestore(restore.id, onGone);
  return (
    <Button isPending={discard.isPending} onClick={() => discard.mutate()}>
      {label}
    </Button>
  );
}
