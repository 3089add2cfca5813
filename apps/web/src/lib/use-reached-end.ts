import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls back shortly before the end of a list comes into view: put the ref on an element below the last row. */
export function useReachedEnd(onReached: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReached);
  // Without dependencies: an end that is still in view after more rows have loaded must call back again.
  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reach(), {
      root: element.closest('[data-scroller]'),
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return end;
}
