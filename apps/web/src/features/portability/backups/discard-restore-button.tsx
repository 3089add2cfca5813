import type { Restore } from '@app/contract/backups';
import { Button } from '#ui/button.tsx';
import { useDiscardRestore } from './restore.api.ts';

export interface RestoreProps {
  restore: Restore;
  /** Called once the server no longer has the restore. */
  onGone: () => void;
}

/** Removes the restore on the server. If the restore has not started, nothing is restored. */
export function DiscardRestoreButton({ restore, label, onGone }: RestoreProps & { label: string }) {
  const discard = useDiscardRestore(restore.id, onGone);
  return (
    <Button isPending={discard.isPending} onClick={() => discard.mutate()}>
      {label}
    </Button>
  );
}
