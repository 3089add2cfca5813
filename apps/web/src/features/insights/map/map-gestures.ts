import type { MapScreen } from './map-screen.ts';

export interface GestureHandlers {
  /** The place of a pointer that moves without a button pressed; undefined after it left the map or began to drag. */
  onHover: (place: Place | undefined) => void;
  /** A click or tap that was not a drag. */
  onPress: (place: Place, isTouch: boolean) => void;
  /** Called when the wheel scrolls the page instead of zooming the map. */
  onIgnoredWheel: () => void;
}

interface Place {
  x: number;
  y: number;
}

/** How many pixels a pointer may move in a click; a longer movement is a drag. */
const CLICK_REACH = 5;
/** The growth of the zoom per pixel of the wheel. A pinch on a trackpad sends fewer pixels, so each counts more. */
const WHEEL_STEP = 0.0015;
const PINCH_STEP = 0.01;
/** Wheel events with more pixels than this are from a mouse wheel and not from a trackpad. */
const MAX_PINCH_PIXELS = 50;
const PIXELS_PER_LINE = 16;

/**
 * Dragging, pinching and the wheel on the map. The wheel zooms with Ctrl or ⌘, or while the map has the focus; otherwise
 * the page scrolls, so that the map does not stop the user's scrolling. Returns a function that removes the listeners.
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
  element.addEventListener('wheel', (event) => handleWheel(element, screen, event, handlers), {
    signal,
    passive: false,
  });
  return () => controller.abort();
}

function placeWithin(element: HTMLElement, event: MouseEvent): Place {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function handleWheel(element: HTMLElement, screen: MapScreen, event: WheelEvent, handlers: GestureHandlers): void {
  // Browsers report a pinch on a trackpad as a wheel event with Ctrl.
  const isZoom = event.ctrlKey || event.metaKey;
  if (!isZoom && !element.contains(document.activeElement)) return handlers.onIgnoredWheel();
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PIXELS_PER_LINE : event.deltaY;
  const step = isZoom && Math.abs(pixels) < MAX_PINCH_PIXELS ? PINCH_STEP : WHEEL_STEP;
  const hasZoomed = screen.zoom(Math.exp(-pixels * step), placeWithin(element, event));
  // At the zoom limits the page scrolls. Ctrl or ⌘ is always handled here: the browser would zoom the whole page.
  if (hasZoomed || isZoom) event.preventDefault();
}

/** Zooms by the distance of two fingers, and moves with the middle between them. Each event moves one finger. */
function pinch(screen: MapScreen, before: Place, after: Place, other: Place): void {
  const distance = (place: Place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
  screen.zoom(distance(after) / distance(before), { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
  screen.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
}
