import type { ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';

/** Styles its only child as a link in running text. */
export function TextLink({ children }: { children: ReactNode }) {
  return (
    <Slot.Root className="rounded-sm font-medium text-accent-text underline-offset-3 hover:underline">
      {children}
    </Slot.Root>
  );
}
