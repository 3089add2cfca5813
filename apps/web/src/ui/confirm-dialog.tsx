import { Suspense } from 'react';
import { ConfirmSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';
import type { ConfirmDialogProps } from './confirm-surface.tsx';

/** For actions that cannot be undone. Where an undo is possible, offer it in a toast instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <ConfirmSurface {...props} />
    </Suspense>
  );
}
