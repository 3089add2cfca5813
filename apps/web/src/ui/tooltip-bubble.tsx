import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** Pixels between the control and its tooltip. */
const gap = 6;
/** The smallest distance from the edge of the window, in pixels. */
const edge = 8;

export interface TooltipBubbleProps {
  id: string;
  control: RefObject<HTMLElement | null>;
  side: TooltipSide;
  onEnter: () => void;
  onLeave: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

export function TooltipBubble({ id, control, side, onEnter, onLeave, onDismiss, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    if (bubble.current === null || control.current === null) return;
    const { left, top } = placeBeside(
      control.current.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      side,
    );
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [control, side]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss(), { capture: true, signal });
    // Scrolling moves the control away from its tooltip.
    document.addEventListener('scroll', () => dismiss(), { capture: true, passive: true, signal });
    return () => controller.abort();
  }, []);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed top-0 left-0 z-60 w-max max-w-xs animate-fade rounded-control bg-text px-2.5 py-1.5 text-small text-page shadow-float"
    >
      {children}
    </div>,
    document.body,
  );
}

/** Centred on the preferred side, on the opposite one when it does not fit, and always inside the window. */
export function placeBeside(control: DOMRect, bubble: DOMRect, side: TooltipSide): { left: number; top: number } {
  const centre = {
    left: control.left + (control.width - bubble.width) / 2,
    top: control.top + (control.height - bubble.height) / 2,
  };
  // Before: above the control or to its left. After: below it or to its right.
  const before = { left: control.left - bubble.width - gap, top: control.top - bubble.height - gap };
  const after = { left: control.right + gap, top: control.bottom + gap };
  const limit = { left: window.innerWidth - bubble.width - edge, top: window.innerHeight - bubble.height - edge };
  const axis = side === 'top' || side === 'bottom' ? 'top' : 'left';
  const wantsAfter = side === 'bottom' || side === 'right';
  const fitsBefore = before[axis] >= edge;
  const fitsAfter = after[axis] <= limit[axis];
  const isAfter = !fitsBefore || (wantsAfter && fitsAfter);
  const place = { ...centre, [axis]: isAfter ? after[axis] : before[axis] };
  return {
    left: Math.round(Math.max(edge, Math.min(limit.left, place.left))),
    top: Math.round(Math.max(edge, Math.min(limit.top, place.top))),
  };
}
