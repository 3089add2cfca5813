import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE_MS = 180;

/**
 * Lets an element glide to its new position when `layout` changes, instead of jumping there. Call the returned
 * function just before the change: it notes the old position. With reduced motion the element does not glide.
 */
export function useGlide(element: RefObject<HTMLElement | null>, layout: boolean): () => void {
  const lastTop = useRef<number | null>(null);
  useLayoutEffect(() => {
    const from = lastTop.current;
    const moved = element.current;
    lastTop.current = null;
    if (from === null || moved === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const distance = from - moved.getBoundingClientRect().top;
    if (distance === 0) return;
    moved.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], {
      duration: GLIDE_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }, [element, layout]);
  return useCallback(() => {
    lastTop.current = element.current?.getBoundingClientRect().top ?? null;
  }, [element]);
}
