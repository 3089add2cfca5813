import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long a screen may take to grow to the height that it had when it was left. */
const SETTLING_MS = 3000;

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scroll positions by history entry, in pixels. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top; going back or forward returns to where the page was left. The browser does this only
 * for windows, and screens scroll inside the main panel.
 */
export function useScreenScroll(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const element = main.current;
    const remember = () => positions.set(shown.current.key, element?.scrollTop ?? 0);
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, [main]);

  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const element = main.current;
    if (!isNewPage || element === null) return undefined;
    const top = navigationType === NavigationType.Pop ? (positions.get(key) ?? 0) : 0;
    return scrollOnceTallEnough(element, top);
  }, [main, key, pathname, navigationType]);
}

/**
 * Content loads after the navigation, so the position is set in every frame until it is reached or the user scrolls.
 */
function scrollOnceTallEnough(element: HTMLElement, top: number): () => void {
  const deadline = performance.now() + SETTLING_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  };
  const scroll = () => {
    element.scrollTop = top;
    const isDone = Math.abs(element.scrollTop - top) <= 1 || performance.now() > deadline;
    if (isDone) stop();
    else frame = requestAnimationFrame(scroll);
  };
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
  scroll();
  return stop;
}
