import type { PointerEvent } from 'react';
import { MessageSquareText, Repeat, TriangleAlert } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { eventTint, sourceLabel, formatEventTime } from './format-event.ts';
import type { PlacedEvent } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import type { KeyMoves } from './use-key-moves.ts';
import { DAY_MINUTES } from './wall-time.ts';

export interface EventBlockProps {
  placed: PlacedEvent;
  conflicts: readonly Event[];
  isSelected: boolean;
  isDragged: boolean;
  hintId: string;
  onOpen: (event: Event) => void;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize') => void;
  keys: ReturnType<KeyMoves['handlersFor']>;
}

/** Shorter events have no room for a second line with the time. */
const COMPACT_BELOW_MINUTES = 55;

/** An event in a day's column: click to open, drag to move, drag its lower edge to resize. */
export function EventBlock({
  placed,
  conflicts,
  isSelected,
  isDragged,
  hintId,
  onOpen,
  onGrab,
  keys,
}: EventBlockProps) {
  const { timeZone } = useViewer();
  const { event, from, to, lane, lanes } = placed;
  const tint = eventTint(event);
  const time = formatEventTime(event, timeZone);
  const isCompact = to - from < COMPACT_BELOW_MINUTES;
  return (
    <li
      className={cx('absolute p-px', isDragged && 'opacity-40')}
      style={{
        top: `${(from / DAY_MINUTES) * 100}%`,
        height: `${((to - from) / DAY_MINUTES) * 100}%`,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <button
        type="button"
        data-event={event.id}
        aria-describedby={hintId}
        aria-pressed={isSelected}
        onClick={() => onOpen(event)}
        onPointerDown={(pointer) => onGrab(pointer, 'move')}
        {...keys}
        className={cx(
          'relative flex size-full flex-col overflow-hidden rounded-[6px] border-l-3 px-1.5 text-left text-small select-none',
          'hover:brightness-[0.97] dark:hover:brightness-110',
          isCompact ? 'justify-center' : 'py-1',
          event.isFree ? 'border-y border-r border-line bg-panel' : tint.soft,
          isSelected && 'outline-2 outline-accent',
        )}
        style={{ borderLeftColor: tint.color }}
      >
        <span className={cx('flex items-center gap-1 font-medium', isCompact ? 'leading-4' : 'leading-[1.125rem]')}>
          <span className="truncate">{event.title}</span>
          {isCompact && <span className="shrink-0 font-normal text-muted max-xl:sr-only">{time}</span>}
        </span>
        {!isCompact && <span className="tabular truncate leading-4 text-muted">{time}</span>}
        <EventIcons event={event} conflicts={conflicts} />
      </button>
      {event.calendar === undefined && (
        <span
          aria-hidden
          onPointerDown={(pointer) => {
            pointer.stopPropagation();
            onGrab(pointer, 'resize');
          }}
          className="absolute inset-x-1 bottom-0 h-2 cursor-ns-resize pointer-coarse:-bottom-1.5 pointer-coarse:h-4"
        />
      )}
    </li>
  );
}

/** Icons for source, repetition and conflicts, with text for screen readers. */
function EventIcons({ event, conflicts }: { event: Event; conflicts: readonly Event[] }) {
  const icon = 'size-3';
  return (
    <span className="absolute right-1 bottom-0.5 flex gap-0.5 text-muted">
      {event.isAutoDetected && (
        <>
          <MessageSquareText aria-hidden className={icon} />
          <span className="sr-only">{sourceLabel(event)}</span>
        </>
      )}
      {event.recurrence !== null && (
        <>
          <Repeat aria-hidden className={icon} />
          <span className="sr-only">{t('repeats')}</span>
        </>
      )}
      {conflicts.length > 0 && (
        <>
          <TriangleAlert aria-hidden className={cx(icon, 'text-warning-text')} />
          <span className="sr-only">{t('conflict', { titles: conflicts.map(({ title }) => title).join(', ') })}</span>
        </>
      )}
    </span>
  );
}
