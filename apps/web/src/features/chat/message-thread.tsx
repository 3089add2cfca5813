import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ArrowDown } from 'lucide-react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '#ui/button.tsx';
import { t } from './chat.messages.ts';
import type { ThreadRow } from './thread-rows.ts';
import { useHeldView } from './use-held-view.ts';

/** Up to here all messages are on the page, so that the browser's own search finds them; beyond, only those in view. */
const longestWhole = 80;

export interface MessageThreadProps {
  /** Its accessible name, where another thread may be on the page. */
  label?: string | undefined;
  rows: readonly ThreadRow[];
  renderRow: (row: ThreadRow) => ReactElement;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Another value jumps to the end: the person has sent something. */
  sendCount: number;
  /** The key of the row to open at, instead of at the end. */
  soughtKey?: string | undefined;
}

/** The scrolling column of messages, which stays at its end while a reply grows. */
export function MessageThread({ label, rows, renderRow, empty, sendCount, soughtKey }: MessageThreadProps) {
  const { scroller, content, isAtBottom, scrollToBottom, hold } = useHeldView();
  const soughtIndex = soughtKey === undefined ? -1 : rows.findIndex(({ key }) => key === soughtKey);
  const isSoughtThere = soughtIndex !== -1;
  useLayoutEffect(() => {
    if (sendCount > 0) scrollToBottom();
  }, [sendCount, scrollToBottom]);
  useLayoutEffect(() => {
    if (!isSoughtThere) return;
    // Of a long thread the row may not be on the page yet; the list scrolls there by itself.
    const row = content.current?.querySelector<HTMLElement>('[data-sought]') ?? null;
    hold(row);
    row?.focus({ preventScroll: true });
  }, [soughtKey, isSoughtThere, content, hold]);
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
          {rows.length > longestWhole ? (
            <LongThread rows={rows} renderRow={renderRow} scroller={scroller} soughtIndex={soughtIndex} />
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
  soughtIndex,
}: Pick<MessageThreadProps, 'rows' | 'renderRow'> & {
  scroller: RefObject<HTMLDivElement | null>;
  soughtIndex: number;
}) {
  const handle = useRef<VirtualizerHandle>(null);
  const lastIndex = useRef<number | null>(rows.length - 1);
  useLayoutEffect(() => {
    const start = lastIndex.current;
    lastIndex.current = null;
    if (soughtIndex !== -1) handle.current?.scrollToIndex(soughtIndex, { align: 'start', offset: -12 });
    else if (start !== null) handle.current?.scrollToIndex(start, { align: 'end' });
  }, [soughtIndex]);
  return (
    <Virtualizer ref={handle} scrollRef={scroller} data={rows} startMargin={12}>
      {renderRow}
    </Virtualizer>
  );
}
