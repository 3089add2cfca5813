import { Suspense, type ReactNode } from 'react';
import { DialogSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog. Focus goes in when it opens and back to where it was when it closes; Escape closes it. */
export function Dialog(props: DialogProps) {
  if (!useEverTrue(props.isOpen)) return null;
  return (
    <Suspense>
      <DialogSurface {...props} />
    </Suspense>
  );
}
