import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';

export type ScreenVirtualizerProps<Item> = Omit<VirtualizerProps<Item>, 'scrollRef' | 'startMargin'> & {
  ref?: Ref<VirtualizerHandle>;
};

/** A virtual list that scrolls with its screen, below whatever else the screen shows. */
export function ScreenVirtualizer<Item>(props: ScreenVirtualizerProps<Item>) {
  const start = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [startMargin, setStartMargin] = useState(0);
  useLayoutEffect(() => {
    const element = start.current;
    const main = element?.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;
    scroller.current = main;
    if (element === null) return undefined;
    const measure = () => {
      const distance = element.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop;
      setStartMargin(Math.round(distance));
    };
    measure();
    // What stands above the list may load later and move it.
    const observer = new ResizeObserver(measure);
    for (const part of [main, ...main.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={start} />
      <Virtualizer {...props} scrollRef={scroller} startMargin={startMargin} />
    </>
  );
}
