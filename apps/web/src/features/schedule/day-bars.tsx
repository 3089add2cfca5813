import type { CSSProperties, PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { dayWords } from './calendar-days.ts';
import type { Draft } from './drag-draft.ts';
import { EventBar } from './event-bar.tsx';
import { t } from './schedule.messages.ts';
import { linesOn, type WholeDayBar } from './whole-day-bars.ts';

export interface DayBarsProps {
  day: string;
  /** The position of the day in its row. */
  bars: readonly WholeDayBar[];
  index: number;
  draft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  acts: CalendarActions;
  hasTime?: boolean;
  /** The previous days are in another row above. */
  isFollowing?: boolean;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize', event: Event) => void;
}

/** The height of a line with its gap. */
const LINE_REM = 1.625;
const EDGE_PX = 4;

/** Space for the bars above a day, and those that start on it; they extend over the following days. */
export function DayBars({ day, bars, index, draft, selectedId, hasTime, isFollowing = false, ...rest }: DayBarsProps) {
  const lines = linesOn(bars, index);
  if (lines === 0) return null;
  const begun = bars.filter(({ from }) => from === index);
  const isRepeated = (bar: WholeDayBar) => isFollowing && bar.isBegunBefore;
  const show = (bar: WholeDayBar) => (
    <EventBar
      bar={bar}
      isSelected={selectedId === bar.event.id}
      isDragged={draft?.event?.id === bar.event.id}
      isRepeated={isRepeated(bar)}
      {...(hasTime === true && { hasTime })}
      {...rest}
    />
  );
  const named = begun.filter((bar) => !bar.isGhost && !isRepeated(bar));
  return (
    <div className="relative shrink-0" style={{ height: `${lines * LINE_REM}rem` }}>
      {named.length > 0 && (
        <ul aria-label={t('allDayEvents', { day: dayWords.exact(day) })}>
          {named.map((bar) => (
            <li key={bar.event.id} className="absolute z-10" style={placeOf(bar)}>
              {show(bar)}
            </li>
          ))}
        </ul>
      )}
      {begun.filter(isRepeated).map((bar) => (
        <div key={bar.event.id} className="absolute z-10" style={placeOf(bar)}>
          {show(bar)}
        </div>
      ))}
      {begun
        .filter(({ isGhost }) => isGhost)
        .map((bar) => (
          <div
            key="ghost"
            aria-hidden
            style={placeOf(bar)}
            className={cx(
              'pointer-events-none absolute z-20 h-6 truncate border leading-5.5 border-dashed border-accent bg-surface px-1.5 text-small shadow-float',
              !bar.isBegunBefore && 'rounded-l-[6px]',
              !bar.isGoingOn && 'rounded-r-[6px]',
            )}
          >
            {bar.event.title}
          </div>
        ))}
    </div>
  );
}

/** Percentages refer to one day's column; its border is one pixel. */
function placeOf({ from, to, line, isBegunBefore, isGoingOn }: WholeDayBar): CSSProperties {
  const days = to - from + 1;
  const edges = (isBegunBefore ? 0 : EDGE_PX) + (isGoingOn ? 0 : EDGE_PX);
  return {
    top: `${line * LINE_REM}rem`,
    left: isBegunBefore ? 0 : EDGE_PX,
    width: `calc(${days * 100}% + ${days - 1 - edges}px)`,
  };
}
