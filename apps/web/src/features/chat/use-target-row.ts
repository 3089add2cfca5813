import { useLayoutEffect, type RefObject } from 'react';
import type { ScrollAnchor } from './use-scroll-anchor.ts';

/** Whoever does one of these no longer waits for the message. */
const userActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the target message in view and gives it the focus, once it is rendered: a long thread first has to scroll to
 * where it is. A higher `targetCount` does so again.
 */
export function useTargetRow(
  key: string | undefined,
  {
    targetCount,
    content,
    anchorTo,
  }: { targetCount: number | undefined; content: RefObject<HTMLElement | null>; anchorTo: ScrollAnchor['anchorTo'] },
): void {
  useLayoutEffect(() => {
    const inside = content.current;
    if (key === undefined || inside === null) return undefined;
    const take = (): boolean => {
      const row = inside.querySelector<HTMLElement>('[data-target]');
      anchorTo(row);
      row?.focus({ preventScroll: true });
      return row !== null && document.activeElement === row;
    };
    if (take()) return undefined;
    // Messages are rendered invisible, to be measured; until they are visible they cannot have the focus.
    const observer = new MutationObserver(() => {
      if (take()) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const name of userActions) document.removeEventListener(name, stop);
    };
    observer.observe(inside, { childList: true, subtree: true, attributeFilter: ['style'] });
    for (const name of userActions) document.addEventListener(name, stop, { passive: true });
    return stop;
  }, [key, targetCount, content, anchorTo]);
}
