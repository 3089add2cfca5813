import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this to the end counts as being there. */
const tolerancePixels = 64;
/** Between the thread's upper edge and a message that is held there. */
const marginPixels = 12;

export interface HeldView {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  scrollToBottom: () => void;
  /** Brings a message to the upper edge and keeps it there until the person scrolls. Null lets go of everything. */
  hold: (element: HTMLElement | null) => void;
}

/** What is kept in view; null when the person scrolled away. */
type Held = RefObject<HTMLElement | 'end' | null>;

const endsHold = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps in view, while the content grows, what it is told to: the end at first, until the person scrolls up (scrolling
 * back down takes it up again), or one message.
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

/** Follows the person's scrolling and the content's growth, until the answer is called. */
function watch({ element, inside, held, align, onMove }: Watched): () => void {
  let lastTop = element.scrollTop;
  let lastHeight = element.scrollHeight;

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isNear = scrollHeight - scrollTop - clientHeight <= tolerancePixels;
    if (!(held.current instanceof HTMLElement)) {
      // Content that shrinks moves the view up too: only a person who scrolls up lets go of the end.
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
  const letGo = () => {
    if (held.current instanceof HTMLElement) held.current = null;
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(inside);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  for (const name of endsHold) element.addEventListener(name, letGo, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
    for (const name of endsHold) element.removeEventListener(name, letGo);
  };
}

function distance(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
