import { useMemo, useRef, useState } from 'react';
import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import { toDraft, type DragPoint, type Draft, movesByDays } from './drag-draft.ts';
import { MonthDayList } from './month-day-list.tsx';
import { PhoneMonthDay } from './phone-month-day.tsx';
import { MonthDay } from './month-day.tsx';
import { placeEvents } from './placed-events.ts';
import { useEventDrag } from './use-event-drag.ts';
import { placeBars } from './whole-day-bars.ts';

export interface MonthViewProps {
  days: readonly string[];
  /** '2026-11': days of other months are dimmed. */
  month: string;
  events: readonly Event[];
  today: string;
  /** A phone's squares have room for dots only; the events of the chosen day are listed below. */
  isOnPhone: boolean;
  keyDraft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
  onOpenDay: (day: string) => void;
}

/** Six weeks; events are dragged between days and keep their time. */
export function MonthView(props: MonthViewProps) {
  const { days, month, events, today, isOnPhone, keyDraft, selectedId, hintId, actions, onOpenDay } = props;
  const { timeZone } = useViewer();
  const root = useRef<HTMLDivElement>(null);
  const [clickedDay, setClickedDay] = useState('');
  const isClickedDayShown = days.includes(clickedDay) && clickedDay.startsWith(month);
  const chosenDay = isClickedDayShown ? clickedDay : defaultDay(days, month, today);
  const plans = useMemo(() => placeEvents(events, days, timeZone), [events, days, timeZone]);
  const drag = useEventDrag({ locate, onDrop: actions.drop });
  const draft = drag.draft ?? keyDraft;
  const weeks = useMemo(
    () => weeksOf(days).map((week) => ({ days: week, bars: placeBars(events, week, timeZone, draft) })),
    [days, events, timeZone, draft],
  );
  return (
    <div ref={root} className="flex shrink-0 grow flex-col bg-panel">
      <div aria-hidden className="grid grid-cols-7 text-small text-muted">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="truncate px-1.5 py-1.5 sm:px-2">
            {dayFormat.shortWeekday(day)}
          </span>
        ))}
      </div>
      {weeks.map((week, weekIndex) => (
        <div key={week.days[0]} className="grid shrink-0 grow grid-cols-7 border-t border-line">
          {week.days.map((day, index) => (
            <section
              key={day}
              aria-label={formatWholeDay(day)}
              data-day={day}
              className={cx(
                'flex min-h-12 min-w-0 flex-col border-l border-line first:border-l-0 sm:min-h-18 sm:pb-1',
                !day.startsWith(month) && 'bg-sunken/60',
                draft?.day === day && !movesByDays(draft) && 'bg-accent-soft',
              )}
            >
              {isOnPhone ? (
                <PhoneMonthDay
                  day={day}
                  isToday={day === today}
                  isChosen={day === chosenDay}
                  plan={plans.get(day)}
                  onChoose={() => setClickedDay(day)}
                />
              ) : (
                <MonthDay
                  day={day}
                  isToday={day === today}
                  plan={plans.get(day)}
                  bars={week.bars}
                  index={index}
                  isFirstWeek={weekIndex === 0}
                  draft={draft}
                  selectedId={selectedId}
                  hintId={hintId}
                  actions={actions}
                  onOpenDay={onOpenDay}
                  onGrab={(pointer, mode, event) => drag.begin(pointer, mode, toDraft(event, timeZone))}
                />
              )}
            </section>
          ))}
        </div>
      ))}
      {isOnPhone && (
        <MonthDayList
          day={chosenDay}
          plan={plans.get(chosenDay)}
          selectedId={selectedId}
          actions={actions}
          onOpenDay={onOpenDay}
        />
      )}
    </div>
  );

  function locate(x: number, y: number): DragPoint | undefined {
    for (const square of root.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const box = square.getBoundingClientRect();
      if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) return { day: square.dataset['day'] ?? '' };
    }
    return undefined;
  }
}

/** Today in its month, otherwise the first day of the month. */
function defaultDay(days: readonly string[], month: string, today: string): string {
  return today.startsWith(month) ? today : (days.find((day) => day.startsWith(month)) ?? today);
}

function weeksOf(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
