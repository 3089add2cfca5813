import type { PointerEvent } from 'react';
import { MessageSquareText, Repeat, TriangleAlert } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { eventBackground, eventStripe, eventStyle, formatEventTime, sourceLabel } from './format-event.ts';
import { lanePosition } from './lane-position.ts';
import type { PlacedEvent } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import type { KeyMoves } from './use-key-moves.ts';
import { DAY_MINUTES } from './wall-time.ts';

export interface EventBlockProps {
  placed: PlacedEvent;
  conflicts: readonly Event[];
  isSelected: boolean;
  isDragged: boolean;
  isPast: boolean;
  hintId: string;
  onOpen: (event: Event) => void;
  onGrab: (pointer: PointerEvent, mode: 'move' | 'resize') => void;
  keys: ReturnType<KeyMoves['handlersFor']>;
}

/** Shorter events have no room for a second line with the time. */
const TWO_LINES_FROM_MINUTES = 40;
/** Events of at least this length have room for a title of two lines in a narrow column. */
const THREE_LINES_FROM_MINUTES = 55;
/** Events of at least this length have room for a title of several lines. */
const TALL_FROM_MINUTES = 75;

/** An event in a day's column: click to open, drag to move, drag its lower edge to resize. */
export function EventBlock(props: EventBlockProps) {
  const { placed, conflicts, isSelected, isDragged, isPast, hintId, onOpen, onGrab, keys } = props;
  const { event, from, to, lane, lanes, isClear } = placed;
  const isCompact = to - from < TWO_LINES_FROM_MINUTES;
  return (
    <li
      className={cx(
        'absolute left-(--lane-left) @container w-(--lane-width) pr-px',
        '@max-[60rem]:left-(--narrow-lane-left) @max-[60rem]:w-(--narrow-lane-width)',
        // In a narrow calendar, events in the next lane may cover everything below the first line of the title.
        lane < lanes - 1 && isClear && '@max-[60rem]:[--facts-opacity:0] @max-[60rem]:[--title-lines:1]',
        isDragged && 'opacity-40',
      )}
      style={{
        ...eventStyle(event),
        ...lanePosition(placed),
        top: `${(from / DAY_MINUTES) * 100}%`,
        height: `${((to - from) / DAY_MINUTES) * 100}%`,
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
          // The transparent border leaves a gap to the next event, but can be clicked like the event.
          'relative flex size-full overflow-hidden rounded-[8px] border bg-clip-padding pr-1.5 pl-3 text-left @max-[4rem]:pr-0.5 @max-[4rem]:pl-2.5 text-small select-none',
          eventStripe,
          isCompact ? 'items-center gap-1.5' : 'flex-col py-0.5',
          // An event right of the first lane has an edge, because it may cover a part of the lane to its left.
          event.isFree ? 'border-line' : lane > 0 ? 'border-panel ring-1 ring-panel' : 'border-transparent',
          event.isFree ? 'bg-panel hover:bg-hover' : isPast ? pastBackground : eventBackground,
          isPast ? 'text-muted' : 'text-text',
          isSelected && 'outline-2 outline-offset-[-2px] outline-accent',
        )}
      >
        <Title title={event.title} minutes={to - from} />
        <Facts event={event} conflicts={conflicts} minutes={to - from} />
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

const pastBackground =
  'bg-[color-mix(in_oklab,var(--event)_8%,var(--panel))] hover:bg-[color-mix(in_oklab,var(--event)_15%,var(--panel))]';

/** One line; several lines if the event is long, or if its column is too narrow for more than a word. */
function Title({ title, minutes }: { title: string; minutes: number }) {
  return (
    <span
      className={cx(
        'min-w-0 font-semibold',
        minutes >= TWO_LINES_FROM_MINUTES && 'shrink-0',
        minutes < TWO_LINES_FROM_MINUTES
          ? 'truncate'
          : minutes < TALL_FROM_MINUTES
            ? cx(
                'truncate leading-4.25',
                minutes >= THREE_LINES_FROM_MINUTES &&
                  '@max-[7rem]:line-clamp-(--title-lines,2) @max-[7rem]:leading-4 @max-[7rem]:whitespace-normal',
              )
            : 'line-clamp-(--title-lines,3) leading-4.25 wrap-anywhere',
      )}
    >
      {title}
    </span>
  );
}

/** The time, and icons for source, repetition and conflicts. */
function Facts({ event, conflicts, minutes }: { event: Event; conflicts: readonly Event[]; minutes: number }) {
  const isCompact = minutes < TWO_LINES_FROM_MINUTES;
  const { timeZone } = useViewer();
  const icon = 'size-3 shrink-0';
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-1 leading-4 opacity-(--facts-opacity,1) @max-[5rem]:[&_svg]:hidden',
        isCompact ? 'ml-auto shrink-0' : 'text-second',
      )}
    >
      <span
        className={cx(
          'tabular',
          isCompact ? '@max-[9rem]:sr-only' : '@max-[4rem]:sr-only',
          minutes < TALL_FROM_MINUTES ? 'truncate' : 'line-clamp-2',
        )}
      >
        {formatEventTime(event, timeZone)}
      </span>
      {(event.isAutoDetected || event.conversationId !== null) && (
        <>
          <MessageSquareText aria-hidden className={icon} />
          <span className="sr-only">{event.isAutoDetected ? sourceLabel(event) : t('fromChat')}</span>
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
