import { type RefObject, useEffect } from 'react';

/**
 * Paints passages of the text in an element, again after each change of the text. The element itself does not change,
 * because it belongs to React. `name` is the one in the stylesheet's `::highlight()`. `findRanges` is null while there
 * is nothing to paint, and must stay the same function until the passages change. Browsers without the Highlight API
 * paint nothing.
 */
export function usePaintedRanges(
  root: RefObject<HTMLElement | null>,
  name: string,
  findRanges: ((element: HTMLElement) => Range[]) | null,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || findRanges === null || typeof Highlight === 'undefined') return undefined;
    let frame = 0;
    const paint = () => CSS.highlights.set(name, new Highlight(...findRanges(element)));
    const paintSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    paint();
    const observer = new MutationObserver(paintSoon);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [root, name, findRanges]);
}
