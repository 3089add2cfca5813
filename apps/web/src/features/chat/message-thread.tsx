import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/button.tsx';
import { t } from './chat.messages.ts';
import type { ThreadRow } from './thread-rows.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

/** Up to here all messages are on the page, so that the browser's own search finds them; beyond, only those in view. */
const longestWhole = 80;

export interface MessageThreadProps {
  rows: readonly ThreadRow[];
  renderRow: (row: ThreadRow) => ReactElement;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Another value jumps to the end: the person has sent something. */
  sendCount: number;
}

/** The scrolling column of messages, which stays at its end while a reply grows. */
export function MessageThread({ rows, renderRow, empty, sendCount }: MessageThreadProps) {
  const { scroller, content, isAtBottom, scrollToBottom } = useStickToBottom();
  useLayoutEffect(() => {
    if (sendCount > 0) scrollToBottom();
  }, [sendCount, scrollToBottom]);
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={t('thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] outline-offset-[-2px]"
      >
        <div ref={content} className="mx-auto w-full max-w-reading px-4 pt-3 pb-6 sm:px-6">
          {rows.length === 0 && empty}
          {rows.length > longestWhole ? (
            <LongThread rows={rows} renderRow={renderRow} scroller={scroller} />
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
}: Pick<MessageThreadProps, 'rows' | 'renderRow'> & { scroller: RefObject<HTMLDivElement | null> }) {
  const handle = useRef<VirtualizerHandle>(null);
  const count = useRef(rows.length);
  useLayoutEffect(() => {
    // In braces: whatever it answers, React would take for the effect's end.
    handle.current?.scrollToIndex(count.current - 1, { align: 'end' });
  }, []);
  return (
    <Virtualizer ref={handle} scrollRef={scroller} data={rows} startMargin={12}>
      {renderRow}
    </Virtualizer>
  );
}
