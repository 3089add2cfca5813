import type { Event } from '@app/contract/events';
import { cx } from '#ui/cx.ts';
import { formatBadge, eventKind, eventTint } from './format-event.ts';

/** A badge with the category or the followed calendar of an event, in the colour of the event. */
export function EventBadge({ event, className }: { event: Pick<Event, 'category' | 'calendar'>; className?: string }) {
  const tint = eventTint(event);
  return (
    <span
      data-kind={eventKind(event)}
      className={cx(
        'inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 text-small font-medium whitespace-nowrap',
        tint.soft,
        className,
      )}
    >
      <span aria-hidden className={cx('size-2 rounded-full', tint.strong)} />
      {formatBadge(event)}
    </span>
  );
}
