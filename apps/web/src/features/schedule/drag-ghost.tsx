import type { RefObject } from 'react';
import { cx } from '#ui/cx.ts';
import type { Draft } from './drag-draft.ts';
import { eventStyle } from './format-event.ts';
import { MIN_DRAWN_MINUTES } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { DAY_MINUTES, formatClockRange } from './wall-time.ts';

/** Shorter outlines have one line, in which the time comes first. */
const TWO_LINES_FROM_MINUTES = 40;

/** The outline that shows where a dragged event would be dropped, or where a new one will be, with its time. */
export function DragGhost({ draft, ref }: { draft: Draft; ref?: RefObject<HTMLDivElement | null> | undefined }) {
  const { event, start, duration } = draft;
  const drawnEnd = Math.min(DAY_MINUTES, Math.max(start + duration, start + MIN_DRAWN_MINUTES));
  const isLow = drawnEnd - start < TWO_LINES_FROM_MINUTES;
  return (
    <div
      ref={ref}
      aria-hidden
      className={cx(
        'pointer-events-none absolute right-1 left-0.5 z-20 flex gap-x-1.5 overflow-hidden rounded-[8px] border px-2 text-small shadow-float',
        isLow ? 'items-center' : 'flex-col py-0.5 leading-4.25',
        event === undefined
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-dashed border-accent bg-[color-mix(in_oklab,var(--event)_24%,var(--panel))]',
      )}
      style={{
        ...eventStyle(event ?? { category: null }),
        top: `${(start / DAY_MINUTES) * 100}%`,
        height: `${((drawnEnd - start) / DAY_MINUTES) * 100}%`,
      }}
    >
      <p className={cx('tabular font-medium', isLow ? 'shrink-0' : 'order-last truncate')}>
        {formatClockRange(start, duration)}
      </p>
      <p className="min-w-0 truncate font-semibold">{event?.title ?? t('newEvent')}</p>
    </div>
  );
}
