import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';

export type ScreenVirtualizerProps<Item> = Omit<
  VirtualizerProps<Item>,
  'scrollRef' | 'startMargin' | 'as' | 'item' | 'ssrCount' | 'data' | 'itemSize'
> & {
  data: readonly Item[];
  /** About how high a row is, in pixels. */
  itemSize: number;
  /** The places of headings, in order. The one above the rows in view stays at the top of the screen. */
  headings?: readonly number[];
};

/**
 * A virtual list without a scroll bar of its own: it scrolls with the screen, that is the nearest element with
 * `data-scroller` or the whole document, below whatever else that shows.
 */
export function ScreenVirtualizer<Item>({
  headings = noHeadings,
  keepMounted = noHeadings,
  ...props
}: ScreenVirtualizerProps<Item>) {
  const start = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [startMargin, setStartMargin] = useState(0);
  // Shown until the first scroll: as many rows as fill the window, were each a quarter lower than expected.
  const [firstCount] = useState(() => Math.ceil(window.innerHeight / (props.itemSize * 0.75)));
  const [stuck, setStuck] = useState(headings[0]);
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
  const stickHeading = (offset: number) => {
    const first = virtualizer.current?.findItemIndex(offset) ?? 0;
    setStuck(headings.findLast((place) => place <= first) ?? headings[0]);
  };
  return (
    <StuckPlace value={stuck}>
      <div ref={start} />
      <Virtualizer
        {...props}
        {...(headings.length > 0 && { onScroll: stickHeading })}
        ref={virtualizer}
        ssrCount={Math.min(firstCount, props.data.length)}
        as="ul"
        item={headings.length > 0 ? StickyItem : 'li'}
        keepMounted={stuck === undefined ? keepMounted : [...keepMounted, stuck]}
        scrollRef={scroller}
        startMargin={startMargin}
      />
    </StuckPlace>
  );
}

const noHeadings: readonly number[] = [];

/** The place of the heading at the top of the screen. */
const StuckPlace = createContext<number | undefined>(undefined);

interface StickyItemProps {
  style: CSSProperties;
  index: number;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

function StickyItem({ style, index, children, ref }: StickyItemProps) {
  const isStuck = use(StuckPlace) === index;
  return (
    <li ref={ref} style={isStuck ? { ...style, position: 'sticky', top: 0, zIndex: 10 } : style}>
      {children}
    </li>
  );
}
