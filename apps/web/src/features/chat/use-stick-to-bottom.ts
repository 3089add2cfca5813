import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this to the end counts as being there. */
const tolerancePixels = 64;

export interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  scrollToBottom: () => void;
}

/** Keeps the end in view while the content grows, until the person scrolls up; scrolling back down takes it up again. */
export function useStickToBottom(): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isSticking = useRef(true);
  const [isAtBottom, setIsAtBottom] = useState(true);

  const scrollToBottom = useCallback(() => {
    isSticking.current = true;
    setIsAtBottom(true);
    const element = scroller.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    const inside = content.current;
    if (element === null || inside === null) return;
    let lastTop = element.scrollTop;
    let lastHeight = element.scrollHeight;

    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isNear = scrollHeight - scrollTop - clientHeight <= tolerancePixels;
      // Content that shrinks moves the view up too: only a person who scrolls up lets go of the end.
      if (scrollTop < lastTop && scrollHeight >= lastHeight && !isNear) isSticking.current = false;
      if (isNear) isSticking.current = true;
      lastTop = scrollTop;
      lastHeight = scrollHeight;
      setIsAtBottom(isNear || isSticking.current);
    };
    const onResize = () => {
      if (isSticking.current) element.scrollTop = element.scrollHeight;
      lastHeight = element.scrollHeight;
    };
    const observer = new ResizeObserver(onResize);
    observer.observe(inside);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content, isAtBottom, scrollToBottom };
}
