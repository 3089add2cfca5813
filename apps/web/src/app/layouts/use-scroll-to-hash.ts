import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What stands above may still be loading and push the place away: for so long it is sought again. */
const SETTLING_MS = 3000;

/** Shows the part of the page that the address names, until the person scrolls themselves. */
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
