import { useEffect, useEffectEvent, type RefObject } from 'react';

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ReadRowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The key of the row at this distance from the top of the content. */
  keyAt: (offset: number) => string | undefined;
  /** The row that was jumped to. It counts as being read until the person scrolls. */
  targetKey: string | undefined;
  /** A new value means that the target row was jumped to again. */
  targetRequests: number | undefined;
  rowCount: number;
  onRead: ((key: string | undefined) => void) | undefined;
}

/**
 * Reports the row that is being read: the one at a line in the view. The line moves from the top of the view to its
 * bottom while the thread is scrolled from its start to its end, so that the first and the last rows are reported, too.
 */
export function useReadRow(options: ReadRowOptions): void {
  const { scroller, targetKey, targetRequests, rowCount, onRead } = options;
  const report = useEffectEvent((pinnedKey: string | undefined) => {
    const element = scroller.current;
    if (element === null || onRead === undefined) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const scrolledShare = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 1;
    onRead(pinnedKey ?? options.keyAt(scrollTop + scrolledShare * clientHeight - 1));
  });
  const isUsed = onRead !== undefined;

  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isUsed) return undefined;
    let pinnedKey = targetKey;
    let frame = 0;
    const unpin = () => (pinnedKey = undefined);
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => report(pinnedKey));
    };
    schedule();
    element.addEventListener('scroll', schedule, { passive: true });
    for (const name of userScrollEvents) element.addEventListener(name, unpin, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const name of userScrollEvents) element.removeEventListener(name, unpin);
    };
  }, [scroller, isUsed, targetKey, targetRequests, rowCount]);
}
