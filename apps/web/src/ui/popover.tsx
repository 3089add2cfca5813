import { Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { PopoverSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';

export interface PopoverProps {
  /** The button that opens and closes the panel. */
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** As a function it gets the function that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel next to its button. Clicking outside or Escape closes it. */
export function Popover({ trigger, label, align = 'center', className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEverTrue(isOpen);
  const button = useRef<HTMLElement>(null);
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </Slot.Root>
      {wasOpened && (
        <Suspense>
          <PopoverSurface
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            trigger={button}
            label={label}
            align={align}
            className={className}
          >
            {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
          </PopoverSurface>
        </Suspense>
      )}
    </>
  );
}
