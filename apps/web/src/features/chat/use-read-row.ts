import { useEffect, useEffectEvent, type RefObject } from 'react';

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ReadRowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The key of the row at this distance from the top of the content. */
  keyAt: (offset: number) => string | undefined;
  /** The row that was jumped to. It counts as being read until the person scrolls. */
  targetKey: string | undefined;
  targetRequests: number | undefined;
  rowCount: number;
  onRead: ((key: string | undefined) => void) | undefined;
}

/**
 * Tells which row is being read. The line of reading moves from the top of the view to its bottom while the thread is
 * scrolled from its start to its end, so that every row has its turn.
 */
export function useReadRow(options: ReadRowOptions): void {
  const { scroller, targetKey, targetRequests, rowCount, onRead } = options;
  const read = useEffectEvent((held: string | undefined) => {
    const element = scroller.current;
    if (element === null || onRead === undefined) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const scrolled = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 1;
    onRead(held ?? options.keyAt(scrollTop + scrolled * clientHeight - 1));
  });
  const isUsed = onRead !== undefined;

  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isUsed) return undefined;
    let held = targetKey;
    let frame = 0;
    const release = () => (held = undefined);
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => read(held));
    };
    schedule();
    element.addEventListener('scroll', schedule, { passive: true });
    for (const name of userScrollEvents) element.addEventListener(name, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const name of userScrollEvents) element.removeEventListener(name, release);
    };
  }, [scroller, isUsed, targetKey, targetRequests, rowCount]);
}
