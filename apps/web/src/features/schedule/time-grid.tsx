import {
  useLayoutEffect,
  useMemo,
  useRef,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Event } from '@app/contract/events';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { DayBars } from './day-bars.tsx';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
import { draftOf, type DragPoint, type Draft } from './drag-draft.ts';
import { HoursRail } from './hours-rail.tsx';
import { mapConflicts, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { useEventDrag } from './use-event-drag.ts';
import { DAY_MINUTES, wallTimeOf } from './wall-time.ts';
import { placeBars } from './whole-day-bars.ts';

export interface TimeGridProps {
  days: readonly string[];
  events: readonly Event[];
  today: string;
  /** The target of a keyboard move in progress. */
  keyDraft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
}

/** The first visible hour. */
const FIRST_HOUR = 7;
/** Extra space above the first visible hour, so that its label is not cut off. */
const LABEL_SPACE_HOURS = 0.25;
const NEW_EVENT_MINUTES = 60;
/** The start of a new event that is created with the keyboard. */
const MORNING_MINUTES = 540;
const HALF_HOUR = 30;

/** One column per day, with the hours at the left. Phones show one day at a time; a swipe leads to the next. */
export function TimeGrid({ days, events, today, keyDraft, selectedId, hintId, actions }: TimeGridProps) {
  const { timeZone } = useViewer();
  const scroller = useRef<HTMLDivElement>(null);
  const now = wallTimeOf(useNow(), timeZone).minutes;
  const plans = useMemo(() => placeEvents(events, days, timeZone), [events, days, timeZone]);
  const conflicts = useMemo(() => mapConflicts(events), [events]);
  const drag = useEventDrag({ locate, onDrop: actions.drop });
  const draft = drag.draft ?? keyDraft;
  const bars = useMemo(() => placeBars(events, days, timeZone, draft), [events, days, timeZone, draft]);
  useInitialScroll(scroller, today);

  const startDrag = (pointer: PointerEvent, mode: 'move' | 'resize' | 'create', event?: Event) => {
    const point = locate(pointer.clientX, pointer.clientY);
    if (point === undefined) return;
    const start = Math.floor((point.minutes ?? 0) / HALF_HOUR) * HALF_HOUR;
    const origin =
      event === undefined ? { event, day: point.day, start, duration: HALF_HOUR } : draftOf(event, timeZone);
    drag.begin(pointer, mode, origin);
  };
  const handleClickOrDrop = (mouse: MouseEvent | DragEvent) => {
    const column = mouse.currentTarget.closest<HTMLElement>('[data-day]');
    const point = locate(mouse.clientX, mouse.clientY);
    if (point === undefined) return;
    // A click by Enter or Space has no click count.
    const isByKeyboard = mouse.type === 'click' && mouse.detail === 0;
    const start = isByKeyboard ? MORNING_MINUTES : Math.floor((point.minutes ?? 0) / HALF_HOUR) * HALF_HOUR;
    if ('dataTransfer' in mouse) actions.dropFromOutside(mouse.dataTransfer, { day: point.day, minutes: start });
    else {
      const day = column?.dataset['day'] ?? point.day;
      actions.drop({ event: undefined, day, start, duration: NEW_EVENT_MINUTES }, undefined);
    }
  };

  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-panel">
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t('calendar')}
        // Focusable, so that the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[max(24rem,68dvh)] [--day-width:calc(100cqw-3.5rem)] sm:[--day-width:7.5rem] snap-x snap-mandatory scroll-pl-14 overflow-auto overscroll-x-contain outline-offset-[-2px]"
      >
        <div
          className="grid w-full min-w-max"
          style={{ gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(var(--day-width), 1fr))` }}
        >
          <div className="sticky top-0 z-30 col-span-full grid grid-cols-subgrid grid-rows-[auto_auto] border-b border-line bg-panel">
            <div className="sticky left-0 z-30 row-span-2 bg-panel" />
            {days.map((day, index) => (
              <div key={day} className="row-span-2 grid snap-start grid-rows-subgrid border-l border-line pb-0.5">
                <DayHead day={day} isToday={day === today} plan={plans.get(day)} />
                <DayBars
                  day={day}
                  bars={bars}
                  index={index}
                  draft={draft}
                  selectedId={selectedId}
                  hintId={hintId}
                  actions={actions}
                  onGrab={startDrag}
                />
              </div>
            ))}
          </div>
          <HoursRail />
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              placed={plans.get(day)?.timed ?? []}
              conflicts={conflicts}
              now={day === today ? now : undefined}
              draft={draft}
              selectedId={selectedId}
              hintId={hintId}
              actions={actions}
              onGrab={startDrag}
              onClickOrDrop={handleClickOrDrop}
            />
          ))}
        </div>
      </div>
    </div>
  );

  function locate(x: number, y: number): DragPoint | undefined {
    const columns = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const boxes = columns.map((column) => ({ day: column.dataset['day'] ?? '', box: column.getBoundingClientRect() }));
    // Left or right of all columns, the nearest column.
    const column =
      boxes.find(({ box }) => x >= box.left && x < box.right) ?? boxes.at(x < (boxes[0]?.box.left ?? 0) ? 0 : -1);
    if (column === undefined || column.box.height === 0) return column && { day: column.day, minutes: 0 };
    const minutes = ((y - column.box.top) / column.box.height) * DAY_MINUTES;
    return { day: column.day, minutes: Math.min(DAY_MINUTES, Math.max(0, minutes)) };
  }
}

/** Scrolls once, when the grid appears: down to the morning, and sideways to today if not all days fit. */
function useInitialScroll(scroller: RefObject<HTMLDivElement | null>, today: string): void {
  const initialToday = useRef(today);
  useLayoutEffect(() => {
    const column = scroller.current?.querySelector<HTMLElement>('[data-day]');
    const top = ((column?.clientHeight ?? 0) / 24) * (FIRST_HOUR - LABEL_SPACE_HOURS);
    const todayColumn = scroller.current?.querySelector<HTMLElement>(`[data-day="${initialToday.current}"]`);
    const left = (todayColumn?.offsetLeft ?? 0) - (column?.offsetLeft ?? 0);
    scroller.current?.scrollTo({ top, left });
  }, [scroller]);
}
