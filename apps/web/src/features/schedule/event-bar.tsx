import type { PointerEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import { eventBackground, eventStripe, eventStyle } from './format-event.ts';
import { spanOf } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import type { WholeDayBar } from './whole-day-bars.ts';

export interface EventBarProps {
  bar: WholeDayBar;
  isSelected: boolean;
  isDragged: boolean;
  /** Whether the bar shows the start time, unless the event is all-day. */
  hasTime?: boolean;
  /** Whether the bar continues a bar of an earlier week. Such a bar is hidden from screen readers. */
  isContinuation?: boolean;
  hintId: string;
  actions: CalendarActions;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize', event: Event) => void;
}

/** A whole-day event as a bar across its days: drag to move, drag its end to resize. */
export function EventBar(props: EventBarProps) {
  const { bar, isSelected, isDragged, hasTime = false, isContinuation = false, hintId, actions, onGrab } = props;
  const { event, startsBeforeRow, endsAfterRow } = bar;
  const { timeZone } = useViewer();
  return (
    <>
      <button
        type="button"
        data-event={isContinuation ? undefined : event.id}
        tabIndex={isContinuation ? -1 : undefined}
        aria-hidden={isContinuation || undefined}
        aria-describedby={hintId}
        aria-pressed={isSelected}
        onClick={() => actions.open(event)}
        onPointerDown={(pointer) => onGrab(pointer, 'move', event)}
        {...actions.keyHandlersFor(event)}
        className={cx(
          'relative flex h-(--size-bar) w-full items-center gap-1 overflow-clip px-1.5 text-left text-small select-none',
          eventBackground,
          startsBeforeRow ? 'pl-0.5' : cx('rounded-l-[6px] pl-3', eventStripe),
          endsAfterRow ? 'pr-0.5' : 'rounded-r-[6px]',
          isDragged && 'opacity-40',
          isSelected && 'outline-2 outline-accent',
        )}
        style={eventStyle(event)}
      >
        {startsBeforeRow && <ChevronLeft aria-hidden className="size-3 shrink-0 text-muted" />}
        <span
          className={cx(
            'min-w-0 truncate font-medium',
            // Sticky next to the hours while scrolling through the days.
            !hasTime && 'sticky left-16 max-w-[min(100%,100cqw-5rem)]',
          )}
        >
          {hasTime && !event.isAllDay && !startsBeforeRow && (
            <span className="tabular mr-1 font-normal text-muted max-xl:hidden">
              {formatTime(event.eventDate, timeZone)}
            </span>
          )}
          {event.title} <BarDays event={event} timeZone={timeZone} />
        </span>
        {endsAfterRow && <ChevronRight aria-hidden className="ml-auto size-3 shrink-0 text-muted" />}
      </button>
      {!endsAfterRow && event.calendar === undefined && (
        <span
          aria-hidden
          onPointerDown={(pointer) => onGrab(pointer, 'resize', event)}
          className="absolute inset-y-0 right-0 w-2 cursor-ew-resize pointer-coarse:-right-1.5 pointer-coarse:w-4"
        />
      )}
    </>
  );
}

/** The first and last day, only for screen readers: sighted users see them from the width of the bar. */
function BarDays({ event, timeZone }: { event: Event; timeZone: string }) {
  const { first, last } = spanOf(event, timeZone);
  if (first === last) return null;
  return <span className="sr-only">{t('barDays', { first: dayFormat.date(first), last: dayFormat.date(last) })}</span>;
}
