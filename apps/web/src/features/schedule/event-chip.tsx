import type { PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { eventTint } from './format-event.ts';
import type { KeyMoves } from './use-key-moves.ts';

export interface EventChipProps {
  event: Event;
  isSelected: boolean;
  isDragged?: boolean;
  /** Whether the chip shows the start time, unless the event is all-day. */
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
  const tint = eventTint(event);
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
        'flex h-6 w-full items-center gap-1 overflow-hidden rounded-[6px] border-l-3 px-1.5 text-left text-small select-none',
        'hover:brightness-[0.97] dark:hover:brightness-110',
        hasTime && 'max-sm:border-l-2 max-sm:px-0.5',
        tint.soft,
        isDragged && 'opacity-40',
        isSelected && 'outline-2 outline-accent',
      )}
      style={{ borderLeftColor: tint.color }}
    >
      {hasTime && !event.isAllDay && (
        <span className="tabular shrink-0 text-muted max-lg:hidden">{formatTime(event.eventDate, timeZone)}</span>
      )}
      <span className={cx('truncate font-medium', hasTime && 'max-sm:text-clip')}>{event.title}</span>
    </button>
  );
}
