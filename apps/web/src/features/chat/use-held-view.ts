import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance of the end counts as being at the end. */
const tolerancePixels = 64;
/** Distance between the thread's top and a message that is held there. */
const marginPixels = 12;

export interface HeldView {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  scrollToBottom: () => void;
  /** Scrolls a message to the top and keeps it there until the user scrolls. Null releases it. */
  hold: (element: HTMLElement | null) => void;
}

/** The element that is kept in view; null after the user scrolled away. */
type Held = RefObject<HTMLElement | 'end' | null>;

const endsHold = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a target in view while the content grows: the end at first, until the user scrolls up (scrolling back down
 * resumes it), or one message.
 */
export function useHeldView(): HeldView {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held: Held = useRef('end');
  const [isAtBottom, setIsAtBottom] = useState(true);

  const align = useCallback(() => {
    const element = scroller.current;
    if (element === null || held.current === null) return;
    if (held.current === 'end') element.scrollTop = element.scrollHeight;
    else element.scrollTop += distance(held.current, element) - marginPixels;
  }, []);
  const scrollToBottom = useCallback(() => {
    held.current = 'end';
    setIsAtBottom(true);
    align();
  }, [align]);
  const hold = useCallback(
    (element: HTMLElement | null) => {
      held.current = element;
      align();
    },
    [align],
  );

  useEffect(() => {
    const element = scroller.current;
    const inside = content.current;
    if (element === null || inside === null) return undefined;
    return watch({ element, inside, held, align, onMove: setIsAtBottom });
  }, [align]);

  return { scroller, content, isAtBottom, scrollToBottom, hold };
}

interface Watched {
  element: HTMLElement;
  inside: HTMLElement;
  held: Held;
  align: () => void;
  onMove: (isAtBottom: boolean) => void;
}

/** Tracks the user's scrolling and the content's growth; returns the clean-up function. */
function watch({ element, inside, held, align, onMove }: Watched): () => void {
  let lastTop = element.scrollTop;
  let lastHeight = element.scrollHeight;

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isNear = scrollHeight - scrollTop - clientHeight <= tolerancePixels;
    if (!(held.current instanceof HTMLElement)) {
      // Shrinking content moves the view up too: only scrolling by the user releases the end.
      if (scrollTop < lastTop && scrollHeight >= lastHeight && !isNear) held.current = null;
      if (isNear) held.current = 'end';
    }
    lastTop = scrollTop;
    lastHeight = scrollHeight;
    onMove(isNear || held.current === 'end');
  };
  const onResize = () => {
    align();
    lastHeight = element.scrollHeight;
  };
  const release = () => {
    if (held.current instanceof HTMLElement) held.current = null;
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(inside);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  for (const name of endsHold) element.addEventListener(name, release, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
    for (const name of endsHold) element.removeEventListener(name, release);
  };
}

function distance(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
