import { Suspense, type ReactNode } from 'react';
import { ConfirmSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names what will happen to what: 'Delete “Recipes” and its 12 conversations?' */
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
  isPending?: boolean;
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void;
}

/** For what cannot be undone. Where an undo is possible, offer that in a toast instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <ConfirmSurface {...props} />
    </Suspense>
  );
}
