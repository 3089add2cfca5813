import { type DragEvent, memo, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { cx } from '#ui/cx.ts';
import { endOf } from './format-event.ts';
import { DragGhost } from './drag-ghost.tsx';
import { type Draft, movesByDays } from './drag-draft.ts';
import { EventBlock } from './event-block.tsx';
import { NowLine } from './now-line.tsx';
import type { PlacedEvent } from './placed-events.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { t } from './schedule.messages.ts';

export interface DayColumnProps {
  day: string;
  placed: readonly PlacedEvent[];
  /** Conflicting events by id. */
  conflicts: ReadonlyMap<string, readonly Event[]>;
  /** The current time in minutes, on today's column. */
  now: number | undefined;
  /** The current instant in milliseconds: events that have ended are dimmed. */
  instant: number;
  /** Only if it is on this day, or its event is. */
  draft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  actions: CalendarActions;
  /** The element of the draft's outline, next to which the popover for a new event opens. */
  ghostRef: RefObject<HTMLDivElement | null>;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize' | 'create', event?: Event) => void;
  onClickOrDrop: (mouse: MouseEvent | DragEvent) => void;
}

// Always the same element, so that React does not compare 24 lines a day whenever the calendar changes.
const hourLines = (
  <div aria-hidden className="pointer-events-none absolute inset-0 flex flex-col">
    {Array.from({ length: 24 }, (_, hour) => (
      <div key={hour} className="h-(--size-hour) shrink-0 border-t border-line/70 first:border-t-0" />
    ))}
  </div>
);

/**
 * The hours of one day with its events. A click on free time creates an event there. Rendered again only when its own
 * props change: a new event changes one day.
 */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, placed, conflicts, now, instant, draft, ghostRef, selectedId, hintId } = props;
  const { actions, onGrab, onClickOrDrop } = props;
  return (
    <section
      aria-label={formatWholeDay(day)}
      data-day={day}
      className={cx('relative min-w-0 border-l border-line', now !== undefined && 'bg-accent-soft/30')}
    >
      <button
        type="button"
        aria-label={t('addOn', { day: formatWholeDay(day) })}
        onPointerDown={(pointer) => onGrab(pointer, 'create')}
        onClick={onClickOrDrop}
        onDragOver={(drag) => actions.isDroppable(drag.dataTransfer) && drag.preventDefault()}
        onDrop={(drop) => {
          if (!actions.isDroppable(drop.dataTransfer)) return;
          drop.preventDefault();
          onClickOrDrop(drop);
        }}
        className="absolute inset-0 cursor-default outline-offset-[-3px]"
      />
      {hourLines}
      <ul className="pointer-events-none absolute inset-y-0 right-1 left-0.5 *:pointer-events-auto">
        {placed.map((each) => (
          <EventBlock
            key={each.event.id}
            placed={each}
            conflicts={conflicts.get(each.event.id) ?? []}
            isSelected={selectedId === each.event.id}
            isDragged={draft?.event?.id === each.event.id}
            isPast={endOf(each.event) <= instant}
            hintId={hintId}
            onOpen={actions.open}
            onGrab={(pointer, mode) => onGrab(pointer, mode, each.event)}
            keys={actions.keyHandlersFor(each.event)}
          />
        ))}
      </ul>
      {now !== undefined && <NowLine minutes={now} />}
      {draft?.day === day && !movesByDays(draft) && <DragGhost draft={draft} ref={ghostRef} />}
    </section>
  );
});
