import type { ReactNode, RefObject } from 'react';
import * as Radix from 'radix-ui/popover';
import { cx } from './cx.ts';
import { floatingClass } from './floating-class.ts';

export interface PopoverSurfaceProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  label: string;
  align: 'start' | 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

export function PopoverSurface(props: PopoverSurfaceProps) {
  const { trigger } = props;
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Anchor virtualRef={trigger} />
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align={props.align}
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // The button handles its own clicks.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What was chosen in the panel may have moved the focus already.
            if (document.activeElement === document.body) trigger.current?.focus();
          }}
          className={cx(floatingClass, 'w-72 p-4 outline-none', props.className)}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
