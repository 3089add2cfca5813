import { useMemo, useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Event } from '@app/contract/events';
import { useLatest } from '#lib/use-latest.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { DayBars } from './day-bars.tsx';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
import { toDraft, type DragPoint, type Draft } from './drag-draft.ts';
import { HoursRail } from './hours-rail.tsx';
import { type DayPlan, mapConflicts, type PlacedEvent, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { useEventDrag } from './use-event-drag.ts';
import { useOpeningScroll } from './use-opening-scroll.ts';
import { DAY_MINUTES, wallTimeOf } from './wall-time.ts';
import { placeBars } from './whole-day-bars.ts';

export interface TimeGridProps {
  days: readonly string[];
  /** Whether the days keep a readable width and scroll sideways where they do not fit. */
  isSideways: boolean;
  events: readonly Event[];
  today: string;
  /** The target of a keyboard move in progress. */
  keyDraft: Draft | undefined;
  /** The new event that is being named. */
  newDraft: Draft | undefined;
  /** The element of the outline of the draft. */
  ghostRef: RefObject<HTMLDivElement | null>;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
}

const NEW_EVENT_MINUTES = 60;
/** The start of a new event that is created with the keyboard. */
const MORNING_MINUTES = 540;
const HALF_HOUR = 30;

const noEvents: readonly PlacedEvent[] = [];

/** Whether a draft is on this day, or its event is. */
function concerns(draft: Draft | undefined, day: string, plan: DayPlan | undefined): boolean {
  if (draft === undefined) return false;
  return draft.day === day || plan?.timed.some(({ event }) => event.id === draft.event?.id) === true;
}

/** One column per day, with the hours at the left. */
export function TimeGrid(props: TimeGridProps) {
  const { days, isSideways, events, today, keyDraft, newDraft, ghostRef, selectedId, hintId, actions } = props;
  const { timeZone } = useViewer();
  const scroller = useRef<HTMLDivElement>(null);
  const instant = useNow();
  const minutesNow = wallTimeOf(instant, timeZone).minutes;
  const hasToday = days.includes(today);
  const plans = useMemo(() => placeEvents(events, days, timeZone), [events, days, timeZone]);
  const conflicts = useMemo(() => mapConflicts(events), [events]);
  const drag = useEventDrag({ locate, onDrop: actions.drop });
  const draft = drag.draft ?? keyDraft ?? newDraft;
  const bars = useMemo(() => placeBars(events, days, timeZone, draft), [events, days, timeZone, draft]);
  useOpeningScroll(scroller, { days, plans, today, minutesNow: hasToday ? minutesNow : undefined });

  const startDrag = useLatest((pointer: PointerEvent, mode: 'move' | 'resize' | 'create', event?: Event) => {
    const point = locate(pointer.clientX, pointer.clientY);
    if (point === undefined) return;
    const start = Math.floor((point.minutes ?? 0) / HALF_HOUR) * HALF_HOUR;
    const origin =
      event === undefined ? { event, day: point.day, start, duration: HALF_HOUR } : toDraft(event, timeZone);
    drag.begin(pointer, mode, origin);
  });
  const handleClickOrDrop = useLatest((mouse: MouseEvent | DragEvent) => {
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
  });

  return (
    <div className="@container min-h-0 flex-1 bg-panel">
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t('calendar')}
        // Focusable, so that the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={cx(
          'h-(--calendar) overflow-auto overscroll-x-contain outline-offset-[-2px]',
          isSideways && 'snap-x scroll-pl-(--size-hours)',
        )}
      >
        <div
          // On phones three days fit exactly, so that none is cut off wherever the scrolling stops.
          className="grid w-full [--day-width:5.5rem] @max-xl:[--day-width:calc((100cqw-var(--size-hours))/3)]"
          style={{
            minWidth: isSideways ? `calc(var(--size-hours) + ${days.length} * var(--day-width))` : undefined,
            gridTemplateColumns: `var(--size-hours) repeat(${days.length}, minmax(0, 1fr))`,
          }}
        >
          <div className="sticky top-0 z-30 col-span-full grid grid-cols-subgrid grid-rows-[auto_auto] border-b border-line bg-panel">
            <div className="sticky left-0 z-30 row-span-2 bg-panel" />
            {days.map((day, index) => (
              <div
                key={day}
                className="row-span-2 grid min-w-0 snap-start grid-rows-subgrid border-l border-line pb-0.5"
              >
                <DayHead day={day} isToday={day === today} plan={plans.get(day)} dayCount={days.length} />
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
          <HoursRail now={hasToday ? minutesNow : undefined} />
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              placed={plans.get(day)?.timed ?? noEvents}
              conflicts={conflicts}
              now={day === today ? minutesNow : undefined}
              instant={instant}
              ghostRef={ghostRef}
              draft={concerns(draft, day, plans.get(day)) ? draft : undefined}
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
