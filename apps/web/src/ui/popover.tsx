import type { ReactElement, ReactNode } from 'react';
import * as Radix from 'radix-ui/popover';
import { cx } from './cx.ts';
import { floatingClass } from './menu.tsx';

export interface PopoverProps {
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button. Clicking elsewhere or Escape closes it. */
export function Popover({ trigger, label, align = 'center', isOpen, onOpenChange, className, children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(floatingClass, 'w-72 p-4 outline-none', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
