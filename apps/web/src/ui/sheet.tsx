import { Suspense } from 'react';
import { SheetSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';
import type { SheetProps } from './sheet-surface.tsx';

/** A panel that slides in from an edge, such as the menu in windows under 768 px, or details on phones. */
export function Sheet(props: SheetProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <SheetSurface {...props} />
    </Suspense>
  );
}
