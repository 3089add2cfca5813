import { useLayoutEffect, type RefObject } from 'react';
import type { ScrollAnchor } from './use-scroll-anchor.ts';

/** After one of these events the hook no longer waits for the target message. */
const userActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface TargetRowOptions {
  /** A new value shows and focuses the target message again. */
  targetRequests: number | undefined;
  content: RefObject<HTMLElement | null>;
  anchorTo: ScrollAnchor['anchorTo'];
}

/**
 * Keeps the target message in view and gives it the focus, once it is rendered: a long thread first has to scroll to
 * where it is. An element with `data-keeps-focus`, such as the bar that finds messages, keeps the focus it has.
 */
export function useTargetRow(key: string | undefined, { targetRequests, content, anchorTo }: TargetRowOptions): void {
  useLayoutEffect(() => {
    const contentElement = content.current;
    if (key === undefined || contentElement === null) return undefined;
    const focusRow = (): boolean => {
      const row = contentElement.querySelector<HTMLElement>('[data-target]');
      anchorTo(row);
      if (document.activeElement?.closest('[data-keeps-focus]') != null)
        return row !== null && getComputedStyle(row).visibility !== 'hidden';
      row?.focus({ preventScroll: true });
      return row !== null && document.activeElement === row;
    };
    if (focusRow()) return undefined;
    // Messages are rendered invisible, to be measured; until they are visible they cannot have the focus.
    const observer = new MutationObserver(() => {
      if (focusRow()) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const name of userActions) document.removeEventListener(name, stop);
    };
    observer.observe(contentElement, { childList: true, subtree: true, attributeFilter: ['style'] });
    for (const name of userActions) document.addEventListener(name, stop, { passive: true });
    return stop;
  }, [key, targetRequests, content, anchorTo]);
}
