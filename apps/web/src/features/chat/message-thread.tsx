import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/button.tsx';
import { t as turnText } from './turn.messages.ts';
import { threadColumnClass } from './thread-column-class.ts';
import type { ThreadRow } from './thread-rows.ts';
import { useReadRow } from './use-read-row.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useTargetRow } from './use-target-row.ts';

/**
 * Up to this number all messages are rendered, so that the browser's search finds them; beyond it, only those in view.
 */
const MAX_UNVIRTUALIZED = 80;
/** Above the first row, in pixels. */
const START_MARGIN = 12;

export interface MessageThreadProps {
  /** The thread's accessible name, for pages with more than one thread. */
  label?: string | undefined;
  rows: readonly ThreadRow[];
  renderRow: (row: ThreadRow) => ReactElement;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** A new value scrolls to the end: the user has sent something. */
  sendCount: number;
  /** The key of the row to open at, instead of at the end. */
  targetKey?: string | undefined;
  /** A new value scrolls to the target row again. */
  targetRequests?: number | undefined;
  /** Called with the key of the row that is being read, at every step of scrolling. */
  onRead?: ((key: string | undefined) => void) | undefined;
}

/** The scrolling list of messages, which stays at its end while a reply streams. */
export function MessageThread({ label, rows, renderRow, empty, sendCount, onRead, ...target }: MessageThreadProps) {
  const { targetKey, targetRequests } = target;
  const { scroller, content, isAtBottom, scrollToBottom, anchorTo } = useScrollAnchor();
  const targetIndex = targetKey === undefined ? -1 : rows.findIndex(({ key }) => key === targetKey);
  useLayoutEffect(() => {
    if (sendCount > 0) scrollToBottom();
  }, [sendCount, scrollToBottom]);
  useTargetRow(targetIndex === -1 ? undefined : targetKey, { targetRequests, content, anchorTo });
  const longThread = useRef<VirtualizerHandle>(null);
  const keyAt = (offset: number) => {
    const index = longThread.current?.findItemIndex(offset - START_MARGIN) ?? lastChildAbove(content.current, offset);
    return rows.at(index)?.key;
  };
  useReadRow({ scroller, keyAt, targetKey, targetRequests, rowCount: rows.length, onRead });
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={label ?? turnText('thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none] outline-offset-[-2px]"
      >
        <div ref={content} className={threadColumnClass}>
          {rows.length === 0 && empty}
          {rows.length > MAX_UNVIRTUALIZED ? (
            <LongThread
              handle={longThread}
              rows={rows}
              renderRow={renderRow}
              scroller={scroller}
              targetIndex={targetIndex}
              targetRequests={targetRequests}
            />
          ) : (
            rows.map((row) => <div key={row.key}>{renderRow(row)}</div>)
          )}
        </div>
      </section>
      {!isAtBottom && (
        <Button
          size="small"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
          onClick={scrollToBottom}
        >
          <ArrowDown aria-hidden />
          {turnText('jumpToLatest')}
        </Button>
      )}
    </div>
  );
}

/** The index of the last row that begins at or above `offset`, in pixels from the top of the scrolled content. */
function lastChildAbove(content: HTMLElement | null, offset: number): number {
  const children = [...(content?.children ?? [])] as HTMLElement[];
  return Math.max(
    0,
    children.findLastIndex((child) => child.offsetTop <= offset),
  );
}

interface LongThreadProps extends Pick<MessageThreadProps, 'rows' | 'renderRow' | 'targetRequests'> {
  handle: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLDivElement | null>;
  targetIndex: number;
}

function LongThread({ handle, rows, renderRow, scroller, targetIndex, targetRequests }: LongThreadProps) {
  // The last row of the first rendering, which scrolls to it. Null afterwards, so that later renderings do not.
  const initialLastIndex = useRef<number | null>(rows.length - 1);
  useLayoutEffect(() => {
    const lastIndex = initialLastIndex.current;
    initialLastIndex.current = null;
    if (targetIndex !== -1) handle.current?.scrollToIndex(targetIndex, { align: 'start', offset: -START_MARGIN });
    else if (lastIndex !== null) handle.current?.scrollToIndex(lastIndex, { align: 'end' });
  }, [handle, targetIndex, targetRequests]);
  return (
    <Virtualizer ref={handle} scrollRef={scroller} data={rows} startMargin={START_MARGIN}>
      {renderRow}
    </Virtualizer>
  );
}
