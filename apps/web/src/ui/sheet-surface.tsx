import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { cx } from './cx.ts';
import { overlayClass } from './overlay-class.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

export function SheetSurface({ isOpen, onOpenChange, title, closeLabel, side = 'right', children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex w-[min(320px,calc(100vw-48px))] flex-col bg-surface shadow-float data-[state=closed]:animate-leave',
            side === 'left'
              ? 'left-0 border-r border-line data-[state=open]:animate-slide-left'
              : 'right-0 w-[min(420px,calc(100vw-24px))] border-l border-line data-[state=open]:animate-slide-right',
          )}
        >
          <header className="flex h-[var(--size-top-bar)] shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Radix.Title className="text-section">{title}</Radix.Title>
            <Radix.Close asChild>
              <PlainIconButton label={closeLabel} icon={<X aria-hidden />} />
            </Radix.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
