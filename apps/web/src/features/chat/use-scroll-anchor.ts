import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A view this close to the end counts as being at the end. */
const TOLERANCE_PIXELS = 64;
/** Distance between the thread's top and a message that is kept there. */
const MARGIN_PIXELS = 12;

export interface ScrollAnchor {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  scrollToBottom: () => void;
  /** Scrolls a message to the top and keeps it there until the user scrolls. Null releases it. */
  anchorTo: (element: HTMLElement | null) => void;
}

/** What is kept in view: a message or the end; null after the user scrolled away. */
type Anchor = RefObject<HTMLElement | 'end' | null>;

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the end of a thread in view while the content grows, until the user scrolls up; scrolling back down resumes it.
 * `anchorTo` keeps one message in view instead.
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
    else element.scrollTop += offsetFromTop(anchor.current, element) - MARGIN_PIXELS;
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
    const contentElement = content.current;
    if (element === null || contentElement === null) return undefined;
    return watchScrolling({ element, contentElement, anchor, align, onMove: setIsAtBottom });
  }, [align]);

  return { scroller, content, isAtBottom, scrollToBottom, anchorTo: anchorElement };
}

interface WatchOptions {
  element: HTMLElement;
  contentElement: HTMLElement;
  anchor: Anchor;
  align: () => void;
  onMove: (isAtBottom: boolean) => void;
}

/** Tracks the user's scrolling and the content's growth; returns the clean-up function. */
function watchScrolling({ element, contentElement, anchor, align, onMove }: WatchOptions): () => void {
  let lastTop = element.scrollTop;
  let lastHeight = element.scrollHeight;

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isNear = scrollHeight - scrollTop - clientHeight <= TOLERANCE_PIXELS;
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
  observer.observe(contentElement);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  for (const name of userScrollEvents) element.addEventListener(name, release, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
    for (const name of userScrollEvents) element.removeEventListener(name, release);
  };
}

function offsetFromTop(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
