import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Content above may still be loading and shift the target: scrolling is repeated for this long. */
const SETTLING_MS = 3000;

/** Scrolls to the element named by the address's hash, until the user scrolls. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target === null) return undefined;
    const show = () => target.scrollIntoView();
    show();
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, SETTLING_MS);
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const hand of hands) window.removeEventListener(hand, stop);
    };
  }, [hash]);
}
