import type { PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { DayBars } from './day-bars.tsx';
import type { Draft } from './drag-draft.ts';
import { EventChip } from './event-chip.tsx';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { countLinesAbove, type WholeDayBar } from './whole-day-bars.ts';

export interface MonthDayProps {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  /** The bars of the week. */
  bars: readonly WholeDayBar[];
  /** The position of the day in the week. */
  index: number;
  isFirstWeek: boolean;
  draft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
  onOpenDay: (day: string) => void;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize', event: Event) => void;
}

/** How many lines of events a day shows. */
const MAX_SHOWN = 3;

/** A day of the month view: whole-day bars first, then other events as space allows. */
export function MonthDay(props: MonthDayProps) {
  const { day, isToday, plan, bars, index, isFirstWeek, draft, selectedId, hintId, actions, onOpenDay, onGrab } = props;
  const shownBars = bars.filter(({ line, isGhost }) => isGhost || line < MAX_SHOWN);
  const barsOnDay = shownBars.filter(({ from, to, isGhost }) => !isGhost && from <= index && index <= to);
  const chips = (plan?.timed ?? []).slice(0, Math.max(0, MAX_SHOWN - countLinesAbove(barsOnDay, index)));
  const hiddenCount = countEvents(plan) - barsOnDay.length - chips.length;
  return (
    <>
      <button
        type="button"
        aria-label={t('openDay', { day: formatWholeDay(day) })}
        onClick={() => onOpenDay(day)}
        className={cx(
          'tabular m-1 mb-0.5 flex h-6 min-w-6 shrink-0 items-center justify-center self-start rounded-full px-1 text-small hover:bg-hover',
          isToday && 'bg-accent font-medium text-on-accent hover:bg-accent-hover',
        )}
      >
        {Number(day.slice(8))}
      </button>
      <DayBars
        day={day}
        bars={shownBars}
        index={index}
        draft={draft}
        selectedId={selectedId}
        hintId={hintId}
        actions={actions}
        hasTime
        hasRowAbove={!isFirstWeek}
        onGrab={onGrab}
      />
      {chips.length > 0 && (
        <ul className="@container flex min-w-0 flex-col gap-0.5 px-1">
          {chips.map(({ event }) => (
            <li key={event.id} className="min-w-0">
              <EventChip
                event={event}
                hasTime
                isSelected={selectedId === event.id}
                isDragged={draft?.event?.id === event.id}
                hintId={hintId}
                onOpen={actions.open}
                onGrab={(pointer) => onGrab(pointer, 'move', event)}
                keys={actions.keyHandlersFor(event)}
              />
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <button
          type="button"
          aria-label={t('moreOn', { count: hiddenCount, day: formatWholeDay(day) })}
          onClick={() => onOpenDay(day)}
          className="tabular mx-1 h-6 shrink-0 truncate rounded-[6px] px-1 text-left text-small text-muted hover:bg-hover hover:text-text"
        >
          <span className="max-sm:hidden">{t('more', { count: hiddenCount })}</span>
          <span className="sm:hidden">{t('moreShort', { count: hiddenCount })}</span>
        </button>
      )}
    </>
  );
}
