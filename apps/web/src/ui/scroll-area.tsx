import type { ReactNode, Ref } from 'react';
import * as Radix from 'radix-ui/scroll-area';
import { cx } from './cx.ts';

export interface ScrollAreaProps {
  /** The accessible name of the region, which can be scrolled with the keyboard. */
  label?: string;
  viewportRef?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** A scroll area whose bar hides 600 ms after the last movement; its thumb is at least 18 px long. */
export function ScrollArea({ label, viewportRef, className, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={600} className={cx('relative overflow-hidden', className)}>
      <Radix.Viewport
        ref={viewportRef}
        {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className="size-full rounded-[inherit] *:!block"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2.5 touch-none p-0.5 select-none">
        <Radix.Thumb className="relative min-h-[18px] flex-1 rounded-full bg-line-field" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
