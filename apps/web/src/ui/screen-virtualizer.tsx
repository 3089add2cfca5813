import {
  type CSSProperties,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';
import { useKeptElements } from './use-kept-elements.ts';

export type ScreenVirtualizerProps<Item extends object> = Omit<
  VirtualizerProps<Item>,
  'scrollRef' | 'startMargin' | 'as' | 'item' | 'ssrCount' | 'data' | 'itemSize' | 'children'
> & {
  data: readonly Item[];
  /** The element of an item. Rows whose elements get the same props as before are not rendered again. */
  children: (item: Item, index: number) => ReactElement;
  /** About how high a row is, in pixels. */
  itemSize: number;
  /** Whether every row is as high as `itemSize`, except for headings. */
  hasEqualRows?: boolean;
  /** The indexes of headings in `data`, in order. The heading of the rows in view stays at the top of the screen. */
  headings?: readonly number[];
};

/**
 * A virtual list without a scroll bar of its own, below other content. The list scrolls together with that content, in
 * the nearest element with `data-scroller`, otherwise in the document.
 */
export function ScreenVirtualizer<Item extends object>({
  headings = noIndexes,
  keepMounted = noIndexes,
  hasEqualRows = false,
  children,
  ...props
}: ScreenVirtualizerProps<Item>) {
  const start = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [startMargin, setStartMargin] = useState(0);
  // Rendered until the first scroll: enough rows to fill the window, even if a row has only 75 % of `itemSize`.
  const [firstCount] = useState(() => Math.ceil(window.innerHeight / (props.itemSize * 0.75)));
  const [stickyIndex, setStickyIndex] = useState(headings[0]);
  const [isMeasured, setMeasured] = useState(false);
  const renderItem = useKeptElements(children);
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
    // Content above the list may load later and move the list.
    const observer = new ResizeObserver(measure);
    for (const part of [screen, ...screen.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const updateStickyHeading = (offset: number) => {
    const first = virtualizer.current?.findItemIndex(offset) ?? 0;
    setStickyIndex(headings.findLast((index) => index <= first) ?? headings[0]);
  };
  return (
    <StickyIndex value={stickyIndex}>
      <ShowsUnmeasured value={isMeasured && hasEqualRows}>
        <div ref={start} />
        <Virtualizer
          {...props}
          {...(headings.length > 0 && { onScroll: updateStickyHeading })}
          onResize={() => setMeasured(true)}
          ref={virtualizer}
          ssrCount={Math.min(firstCount, props.data.length)}
          as={List}
          item={Row}
          keepMounted={stickyIndex === undefined ? keepMounted : [...keepMounted, stickyIndex]}
          scrollRef={scroller}
          startMargin={startMargin}
        >
          {renderItem}
        </Virtualizer>
      </ShowsUnmeasured>
    </StickyIndex>
  );
}

const noIndexes: readonly number[] = [];

/** The index of the heading that stays at the top of the screen. */
const StickyIndex = createContext<number | undefined>(undefined);

/**
 * Whether new rows are visible before they are measured, which happens in the same frame. If a row is hidden until
 * then, the browser calculates all its styles twice.
 */
const ShowsUnmeasured = createContext(false);

interface ListProps {
  style: CSSProperties;
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/**
 * Without `pointer-events: none` during a scroll: rows inherit it, so the browser would calculate the styles of all
 * their elements when a scroll begins and again when it ends.
 */
function List({ style, children, ref }: ListProps) {
  return (
    <ul ref={ref} style={{ ...style, pointerEvents: undefined }}>
      {children}
    </ul>
  );
}

interface RowProps {
  style: CSSProperties;
  index: number;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

function Row({ style, index, children, ref }: RowProps) {
  const isSticky = use(StickyIndex) === index;
  const visibility = use(ShowsUnmeasured) ? undefined : style.visibility;
  return (
    <li ref={ref} style={{ ...style, visibility, ...(isSticky && { position: 'sticky', top: 0, zIndex: 10 }) }}>
      {children}
    </li>
  );
}
