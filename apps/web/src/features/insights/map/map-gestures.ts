import type { MapScreen } from './map-screen.ts';

export interface GestureHandlers {
  /** The pointer rests on or leaves (undefined) a place, without a button pressed. */
  onHover: (place: Place | undefined) => void;
  /** A click or tap that was no drag. */
  onPress: (place: Place, isTouch: boolean) => void;
  /** The wheel was turned on a map that does not take it: the page scrolls. */
  onIgnoredWheel: () => void;
}

interface Place {
  x: number;
  y: number;
}

/** Pixels a pointer may move and still click. */
const CLICK_REACH = 5;
/** Zoom per pixel of the wheel; a pinch on a trackpad has smaller steps. */
const WHEEL_STEP = 0.0015;
const PINCH_STEP = 0.01;

/**
 * Dragging, pinching and the wheel on the map. The wheel zooms with Ctrl or ⌘, or once the map has the focus; else the
 * page scrolls, so that nobody gets stuck on the map. Returns a function that removes the listeners.
 */
export function listenToGestures(element: HTMLElement, screen: MapScreen, handlers: GestureHandlers): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, Place>();
  let start: Place | undefined;
  let isDrag = false;

  const placeOf = (event: MouseEvent) => placeWithin(element, event);

  function move(event: PointerEvent): void {
    const place = placeOf(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') handlers.onHover(place);
      return;
    }
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    pointers.set(event.pointerId, place);
    if (start !== undefined && Math.hypot(place.x - start.x, place.y - start.y) > CLICK_REACH) isDrag = true;
    if (!isDrag && others.length === 0) return;
    handlers.onHover(undefined);
    const [other] = others;
    if (other === undefined) screen.pan(place.x - before.x, place.y - before.y);
    else pinch(screen, before, place, other);
  }

  function release(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    const isPress = event.type === 'pointerup' && !isDrag && pointers.size === 0;
    if (pointers.size === 0) start = undefined;
    if (isPress) handlers.onPress(placeOf(event), event.pointerType === 'touch');
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target as Element).closest('a, button') !== null) return;
      pointers.set(event.pointerId, placeOf(event));
      isDrag = pointers.size > 1;
      start = placeOf(event);
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('pointerleave', () => handlers.onHover(undefined), { signal });
  element.addEventListener('wheel', (event) => turnWheel(element, screen, event, handlers), { signal, passive: false });
  return () => controller.abort();
}

function placeWithin(element: HTMLElement, event: MouseEvent): Place {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function turnWheel(element: HTMLElement, screen: MapScreen, event: WheelEvent, handlers: GestureHandlers): void {
  const isPinch = event.ctrlKey || event.metaKey;
  if (!isPinch && !element.contains(document.activeElement)) return handlers.onIgnoredWheel();
  const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
  const step = isPinch && Math.abs(pixels) < 50 ? PINCH_STEP : WHEEL_STEP;
  // At the smallest zoom the page goes on scrolling; the browser must never zoom the page instead.
  if (screen.zoom(Math.exp(-pixels * step), placeWithin(element, event)) || isPinch) event.preventDefault();
}

/** Two fingers: zooms by their distance, and moves with their middle. */
function pinch(screen: MapScreen, before: Place, after: Place, other: Place): void {
  const distance = (place: Place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
  screen.zoom(distance(after) / distance(before), { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
  screen.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
}
