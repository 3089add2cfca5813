import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { TooltipBubble, type TooltipSide } from './tooltip-bubble.tsx';
import { currentTooltipDelay, noteTooltipClosed } from './tooltip-delay.ts';

/** Leaves time to move the pointer from the control into the bubble. */
const GRACE_MS = 100;

export interface TooltipProps {
  label: ReactNode;
  side?: TooltipSide;
  /** Set when the control's accessible name is the same text, which would otherwise be read out twice. */
  repeatsAccessibleName?: boolean;
  /** The control that the tooltip explains. */
  children: ReactElement;
}

/**
 * Shows after 700 ms of hovering, immediately when another tooltip closed within the last 300 ms, and immediately on
 * keyboard focus. Escape, a press or leaving closes it. Hand-written, so that the top bar needs no positioning library.
 */
export function Tooltip({ label, side = 'bottom', repeatsAccessibleName = false, children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const { isOpen, open, openSoon, close, closeSoon, cancelTimer } = useTooltipState();
  return (
    <>
      <Slot.Root
        ref={control}
        aria-describedby={isOpen && !repeatsAccessibleName ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') openSoon();
        }}
        onPointerLeave={closeSoon}
        onPointerDown={close}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) open();
        }}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {isOpen && (
        <TooltipBubble
          id={id}
          control={control}
          side={side}
          onEnter={cancelTimer}
          onLeave={closeSoon}
          onDismiss={close}
        >
          {label}
        </TooltipBubble>
      )}
    </>
  );
}

function useTooltipState() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelTimer = () => {
    // Most tooltips of a list are removed without ever having had a timer.
    if (timer.current !== undefined) clearTimeout(timer.current);
  };
  useEffect(() => cancelTimer, []);

  const open = () => {
    cancelTimer();
    setIsOpen(true);
  };
  const close = () => {
    cancelTimer();
    if (isOpen) noteTooltipClosed();
    setIsOpen(false);
  };
  const openSoon = () => {
    cancelTimer();
    const delay = currentTooltipDelay();
    if (delay === 0) setIsOpen(true);
    else timer.current = setTimeout(() => setIsOpen(true), delay);
  };
  const closeSoon = () => {
    cancelTimer();
    if (isOpen) timer.current = setTimeout(close, GRACE_MS);
  };
  return { isOpen, open, openSoon, close, closeSoon, cancelTimer };
}
