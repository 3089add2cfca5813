import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/button.tsx';
import { t } from './chat.messages.ts';
import type { ThreadRow } from './thread-rows.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useTargetRow } from './use-target-row.ts';

/**
 * Up to this number all messages are rendered, so that the browser's search finds them; beyond it, only those in view.
 */
const maxUnvirtualized = 80;

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
}

/** The scrolling list of messages, which stays at its end while a reply streams. */
export function MessageThread({ label, rows, renderRow, empty, sendCount, ...target }: MessageThreadProps) {
  const { targetKey, targetRequests } = target;
  const { scroller, content, isAtBottom, scrollToBottom, anchorTo } = useScrollAnchor();
  const targetIndex = targetKey === undefined ? -1 : rows.findIndex(({ key }) => key === targetKey);
  useLayoutEffect(() => {
    if (sendCount > 0) scrollToBottom();
  }, [sendCount, scrollToBottom]);
  useTargetRow(targetIndex === -1 ? undefined : targetKey, { targetRequests, content, anchorTo });
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={label ?? t('thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] outline-offset-[-2px]"
      >
        <div ref={content} className="mx-auto w-full max-w-reading px-4 pt-3 pb-6 sm:px-6">
          {rows.length === 0 && empty}
          {rows.length > maxUnvirtualized ? (
            <LongThread rows={rows} renderRow={renderRow} scroller={scroller} targetIndex={targetIndex} />
          ) : (
            rows.map(renderRow)
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
          {t('jumpToLatest')}
        </Button>
      )}
    </div>
  );
}

function LongThread({
  rows,
  renderRow,
  scroller,
  targetIndex,
}: Pick<MessageThreadProps, 'rows' | 'renderRow'> & {
  scroller: RefObject<HTMLDivElement | null>;
  targetIndex: number;
}) {
  const handle = useRef<VirtualizerHandle>(null);
  // Only the first rendering scrolls to the end; afterwards null.
  const initialLastIndex = useRef<number | null>(rows.length - 1);
  useLayoutEffect(() => {
    const lastIndex = initialLastIndex.current;
    initialLastIndex.current = null;
    if (targetIndex !== -1) handle.current?.scrollToIndex(targetIndex, { align: 'start', offset: -12 });
    else if (lastIndex !== null) handle.current?.scrollToIndex(lastIndex, { align: 'end' });
  }, [targetIndex]);
  return (
    <Virtualizer ref={handle} scrollRef={scroller} data={rows} startMargin={12}>
      {renderRow}
    </Virtualizer>
  );
}
