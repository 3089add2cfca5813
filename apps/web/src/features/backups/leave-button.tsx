import type { Restore } from '@app/contract/backups';
import { Button } from '#ui/button.tsx';
import { useDiscardRestore } from './restore.api.ts';

export interface RestoreProps {
  restore: Restore;
  /** It was given up, or looked at and done with. */
  onGone: () => void;
}

/** Discards what lies on the server and leaves. */
export function LeaveButton({ restore, label, onGone }: RestoreProps & { label: string }) {
  const discard = useDiscardRestore(restore.id, onGone);
  return (
    <Button isPending={discard.isPending} onClick={() => discard.mutate()}>
      {label}
    </Button>
  );
}
