import { Suspense } from 'react';
import { DialogSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';
import type { DialogProps } from './dialog-surface.tsx';

/** A modal dialog. The focus moves into it when it opens, and back when it closes; Escape closes it. */
export function Dialog(props: DialogProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <DialogSurface {...props} />
    </Suspense>
  );
}
