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
  side?: 'right' | 'bottom';
  /** Whether the popover ignores clicks outside, because typed text would be lost. */
  isKeptOpen?: boolean;
  /** Called when the popover closes, instead of returning the focus to the trigger. */
  onReturnFocus?: () => void;
  /** Whether the rest of the screen cannot be used while the popover is open. */
  isModal?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function PopoverSurface(props: PopoverSurfaceProps) {
  const { trigger, side = 'bottom', isModal = false, onReturnFocus } = props;
  return (
    <Radix.Root modal={isModal} open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Anchor virtualRef={trigger} />
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align={props.align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // The button handles its own clicks.
            const isOnTrigger = event.target instanceof Node && trigger.current?.contains(event.target) === true;
            if (props.isKeptOpen === true || isOnTrigger) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (onReturnFocus !== undefined) onReturnFocus();
            // What was chosen in the panel may have moved the focus already.
            else if (document.activeElement === document.body) trigger.current?.focus();
          }}
          className={cx(floatingClass, 'w-72 p-4 outline-none', props.className)}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
