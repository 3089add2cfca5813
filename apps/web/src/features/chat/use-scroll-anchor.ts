import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance of the end counts as being at the end. */
const tolerancePixels = 64;
/** Distance between the thread's top and a message that is kept there. */
const marginPixels = 12;

export interface ScrollAnchor {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  scrollToBottom: () => void;
  /** Scrolls a message to the top and keeps it there until the user scrolls. Null releases it. */
  anchorTo: (element: HTMLElement | null) => void;
}

/** The message or the end, whichever is kept in view; null after the user scrolled away. */
type Anchor = RefObject<HTMLElement | 'end' | null>;

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a target in view while the content grows: the end at first, until the user scrolls up (scrolling back down
 * resumes it), or one message.
 */
export function useScrollAnchor(): ScrollAnchor {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor: Anchor = useRef('end');
  const [isAtBottom, setIsAtBottom] = useState(true);

  const align = useCallback(() => {
    const element = scroller.current;
    // A long thread removes messages that are far away.
    if (anchor.current instanceof HTMLElement && !anchor.current.isConnected) anchor.current = null;
    if (element === null || anchor.current === null) return;
    if (anchor.current === 'end') element.scrollTop = element.scrollHeight;
    else element.scrollTop += distance(anchor.current, element) - marginPixels;
  }, []);
  const scrollToBottom = useCallback(() => {
    anchor.current = 'end';
    setIsAtBottom(true);
    align();
  }, [align]);
  const anchorElement = useCallback(
    (element: HTMLElement | null) => {
      anchor.current = element;
      align();
    },
    [align],
  );

  useEffect(() => {
    const element = scroller.current;
    const inside = content.current;
    if (element === null || inside === null) return undefined;
    return watch({ element, inside, anchor, align, onMove: setIsAtBottom });
  }, [align]);

  return { scroller, content, isAtBottom, scrollToBottom, anchorTo: anchorElement };
}

interface Watched {
  element: HTMLElement;
  inside: HTMLElement;
  anchor: Anchor;
  align: () => void;
  onMove: (isAtBottom: boolean) => void;
}

/** Tracks the user's scrolling and the content's growth; returns the clean-up function. */
function watch({ element, inside, anchor, align, onMove }: Watched): () => void {
  let lastTop = element.scrollTop;
  let lastHeight = element.scrollHeight;

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isNear = scrollHeight - scrollTop - clientHeight <= tolerancePixels;
    if (!(anchor.current instanceof HTMLElement)) {
      // Shrinking content moves the view up too: only scrolling by the user releases the end.
      if (scrollTop < lastTop && scrollHeight >= lastHeight && !isNear) anchor.current = null;
      if (isNear) anchor.current = 'end';
    }
    lastTop = scrollTop;
    lastHeight = scrollHeight;
    onMove(isNear || anchor.current === 'end');
  };
  const onResize = () => {
    align();
    lastHeight = element.scrollHeight;
  };
  const release = () => {
    if (anchor.current instanceof HTMLElement) anchor.current = null;
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(inside);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  for (const name of userScrollEvents) element.addEventListener(name, release, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
    for (const name of userScrollEvents) element.removeEventListener(name, release);
  };
}

function distance(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
