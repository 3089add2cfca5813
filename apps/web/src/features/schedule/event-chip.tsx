import type { PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { eventBackground, eventStripe, eventStyle } from './format-event.ts';
import type { KeyMoves } from './use-key-moves.ts';

export interface EventChipProps {
  event: Event;
  isSelected: boolean;
  isDragged?: boolean;
  /** Shows the start time of the event; an all-day event has none. */
  hasTime?: boolean;
  hintId: string;
  onOpen: (event: Event) => void;
  onGrab?: (pointer: PointerEvent) => void;
  keys: ReturnType<KeyMoves['handlersFor']>;
}

/** An event on one line, in the squares of a month. */
export function EventChip(props: EventChipProps) {
  const { event, isSelected, isDragged = false, hasTime = false, hintId, onOpen, onGrab, keys } = props;
  const { timeZone } = useViewer();
  return (
    <button
      type="button"
      data-event={event.id}
      aria-describedby={hintId}
      aria-pressed={isSelected}
      onClick={() => onOpen(event)}
      onPointerDown={onGrab}
      {...keys}
      className={cx(
        'relative flex h-6 w-full items-center gap-1 overflow-hidden rounded-[6px] pr-1.5 pl-3 text-left text-small select-none',
        eventBackground,
        eventStripe,
        isDragged && 'opacity-40',
        isSelected && 'outline-2 outline-accent',
      )}
      style={eventStyle(event)}
    >
      {hasTime && !event.isAllDay && (
        <span className="tabular shrink-0 text-muted @max-[9rem]:hidden">{formatTime(event.eventDate, timeZone)}</span>
      )}
      <span className="truncate font-medium">{event.title}</span>
    </button>
  );
}
