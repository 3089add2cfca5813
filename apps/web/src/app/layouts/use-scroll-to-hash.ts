import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Content above the target may still be loading and shift it, so scrolling is repeated for this long. */
const SETTLING_MS = 3000;

/** Scrolls to the element named by the address's hash, until the user scrolls. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target === null) return undefined;
    const scrollToTarget = () => target.scrollIntoView();
    scrollToTarget();
    const observer = new ResizeObserver(scrollToTarget);
    const screen = target.closest('main')?.firstElementChild;
    if (screen) observer.observe(screen);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, SETTLING_MS);
    const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const event of userScrollEvents) window.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of userScrollEvents) window.removeEventListener(event, stop);
    };
  }, [hash]);
}
