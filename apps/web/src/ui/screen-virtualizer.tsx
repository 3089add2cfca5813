import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';

export type ScreenVirtualizerProps<Item> = Omit<VirtualizerProps<Item>, 'scrollRef' | 'startMargin'> & {
  ref?: Ref<VirtualizerHandle>;
};

/**
 * A virtual list without a scroll bar of its own: it scrolls with the screen, that is the nearest element with
 * `data-scroller` or the whole document, below whatever else that shows.
 */
export function ScreenVirtualizer<Item>(props: ScreenVirtualizerProps<Item>) {
  const start = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [startMargin, setStartMargin] = useState(0);
  useLayoutEffect(() => {
    const element = start.current;
    const screen = element?.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;
    scroller.current = screen;
    if (element === null) return undefined;
    const measure = () => {
      const distance = element.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop;
      setStartMargin(Math.round(distance));
    };
    measure();
    // What is above the list may load later and move it.
    const observer = new ResizeObserver(measure);
    for (const part of [screen, ...screen.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={start} />
      <Virtualizer {...props} scrollRef={scroller} startMargin={startMargin} />
    </>
  );
}
