import type { CSSProperties, PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat, formatDayRange } from './calendar-days.ts';
import type { Draft } from './drag-draft.ts';
import { EventBar } from './event-bar.tsx';
import { spanOf } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { countLinesAbove, type WholeDayBar } from './whole-day-bars.ts';

export interface DayBarsProps {
  day: string;
  /** The bars of the row that contains the day. */
  bars: readonly WholeDayBar[];
  /** The position of the day in its row. */
  index: number;
  draft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
  /** Whether bars of events that are not all-day show their start time. */
  hasTime?: boolean;
  /** Whether a row above shows the previous days, so that a bar may continue a bar of that row. */
  hasRowAbove?: boolean;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize', event: Event) => void;
}

/** The height of a number of lines, each with its gap. */
const heightOf = (lines: number) => `calc(${lines} * (var(--size-bar) + 2px))`;
const INSET_PX = 4;

/** Leaves room above a day for its bars. A bar is drawn by the day it starts on, and extends over the days after it. */
export function DayBars({ day, bars, index, draft, selectedId, hasTime, hasRowAbove = false, ...rest }: DayBarsProps) {
  const { timeZone } = useViewer();
  const lines = countLinesAbove(bars, index);
  if (lines === 0) return null;
  const starting = bars.filter(({ from }) => from === index);
  const isContinuation = (bar: WholeDayBar) => hasRowAbove && bar.startsBeforeRow;
  const renderBar = (bar: WholeDayBar) => (
    <EventBar
      bar={bar}
      isSelected={selectedId === bar.event.id}
      isDragged={draft?.event?.id === bar.event.id}
      isContinuation={isContinuation(bar)}
      {...(hasTime === true && { hasTime })}
      {...rest}
    />
  );
  // A continuation is not listed, because the row above lists its event.
  const listed = starting.filter((bar) => !bar.isGhost && !isContinuation(bar));
  return (
    <div className="relative shrink-0" style={{ height: heightOf(lines) }}>
      {listed.length > 0 && (
        <ul aria-label={t('allDayEvents', { day: formatWholeDay(day) })}>
          {listed.map((bar) => (
            <li key={bar.event.id} className="absolute z-10" style={positionOf(bar)}>
              {renderBar(bar)}
            </li>
          ))}
        </ul>
      )}
      {starting.filter(isContinuation).map((bar) => (
        <div key={bar.event.id} className="absolute z-10" style={positionOf(bar)}>
          {renderBar(bar)}
        </div>
      ))}
      {starting
        .filter(({ isGhost }) => isGhost)
        .map((bar) => (
          <div
            key="ghost"
            aria-hidden
            style={positionOf(bar)}
            className={cx(
              'pointer-events-none absolute z-20 flex h-(--size-bar) items-center gap-1.5 overflow-hidden border border-dashed border-accent bg-panel px-1.5 text-small whitespace-nowrap shadow-float',
              !bar.startsBeforeRow && 'rounded-l-[6px]',
              !bar.endsAfterRow && 'rounded-r-[6px]',
            )}
          >
            <span className="tabular shrink-0 font-medium">{formatDays(bar.event, timeZone)}</span>
            <span className="truncate">{bar.event.title}</span>
          </div>
        ))}
    </div>
  );
}

/** 'Nov 25', 'Nov 25 – 27' */
function formatDays(event: Event, timeZone: string): string {
  const { first, last } = spanOf(event, timeZone);
  return first === last ? dayFormat.date(first) : formatDayRange(first, last);
}

/** Percentages are relative to the column of one day, which has a border of one pixel. */
function positionOf({ from, to, line, startsBeforeRow, endsAfterRow }: WholeDayBar): CSSProperties {
  const days = to - from + 1;
  const edges = (startsBeforeRow ? 0 : INSET_PX) + (endsAfterRow ? 0 : INSET_PX);
  return {
    top: heightOf(line),
    left: startsBeforeRow ? 0 : INSET_PX,
    width: `calc(${days * 100}% + ${days - 1 - edges}px)`,
  };
}
