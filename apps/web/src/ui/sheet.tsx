import { Suspense, type ReactNode } from 'react';
import { SheetSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A panel that slides in from an edge: the drawer under 768 px, details on phones. */
export function Sheet(props: SheetProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <SheetSurface {...props} />
    </Suspense>
  );
}
