import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A swipe counts if the finger is at least this far to the left when it lifts, in pixels. */
const MIN_SWIPE_DISTANCE = 96;
/** Before this distance a movement may still become a tap or a scroll. */
const STARTING_DISTANCE = 12;
/** A movement that begins this near to the right edge is the browser's own gesture, in pixels. */
const EDGE_WIDTH = 24;

interface Swipe {
  pointerId: number;
  x: number;
  y: number;
  hasStarted: boolean;
}

/**
 * Handlers for a row that is swiped to the left by a finger; the row needs `touch-action: pan-y`. The action of the swipe
 * must have a button too. A movement that starts in an element that scrolls sideways scrolls that element instead.
 */
export function useSwipeLeft(onSwipe: () => void) {
  const swipe = useRef<Swipe>(null);
  const wasSwiped = useRef(false);

  const finish = (row: HTMLElement) => {
    swipe.current = null;
    row.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasSwiped.current = false;
      const { pointerType, isPrimary, pointerId, clientX: x, clientY: y } = event;
      if (pointerType !== 'touch' || !isPrimary || x > window.innerWidth - EDGE_WIDTH) return;
      if (scrollsSideways(event.target as Element, event.currentTarget)) return;
      swipe.current = { pointerId, x, y, hasStarted: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = swipe.current;
      if (current?.pointerId !== event.pointerId) return;
      const left = current.x - event.clientX;
      if (!current.hasStarted) {
        if (left < STARTING_DISTANCE) return;
        if (Math.abs(event.clientY - current.y) > left) return finish(event.currentTarget);
        current.hasStarted = true;
        wasSwiped.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.style.translate = `${-Math.max(0, left)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const current = swipe.current;
      if (current === null) return;
      finish(event.currentTarget);
      if (current.hasStarted && current.x - event.clientX >= MIN_SWIPE_DISTANCE) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event.currentTarget),
    /** The end of a swipe is not a click on the link below the finger. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function scrollsSideways(from: Element, row: Element): boolean {
  for (let element: Element | null = from; element !== null && element !== row; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/u.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}
