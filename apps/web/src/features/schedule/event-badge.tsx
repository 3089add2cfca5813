import type { Event } from '@app/contract/events';
import { cx } from '#ui/cx.ts';
import { eventKind, eventStyle, formatBadge } from './format-event.ts';

/** A badge with the category or the followed calendar of an event, in the colour of the event. */
export function EventBadge({ event, className }: { event: Pick<Event, 'category' | 'calendar'>; className?: string }) {
  return (
    <span
      data-kind={eventKind(event)}
      style={eventStyle(event)}
      className={cx(
        'inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 text-small font-medium whitespace-nowrap',
        'bg-[color-mix(in_oklab,var(--event)_15%,var(--panel))]',
        className,
      )}
    >
      <span aria-hidden className="size-1.75 rounded-full bg-(--event)" />
      {formatBadge(event)}
    </span>
  );
}
