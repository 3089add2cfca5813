import { MessageSquareText, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { EventBadge } from './event-badge.tsx';
import { eventStyle, formatEventTime, sourceLabel } from './format-event.ts';
import { t } from './schedule.messages.ts';

/** An event as a line of a list. */
export function AgendaRow({
  event,
  isSelected,
  onOpen,
}: {
  event: Event;
  isSelected: boolean;
  onOpen: (event: Event) => void;
}) {
  const { timeZone } = useViewer();
  return (
    <button
      type="button"
      data-event={event.id}
      aria-pressed={isSelected}
      onClick={() => onOpen(event)}
      className={cx(
        'flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-hover',
        isSelected && 'bg-accent-soft',
      )}
    >
      <span aria-hidden style={eventStyle(event)} className="h-8 w-0.75 shrink-0 rounded-full bg-(--event)" />
      <span className="min-w-0 flex-1 @2xl:flex @2xl:items-center @2xl:gap-4">
        <span className="tabular block shrink-0 text-small text-muted @2xl:w-40">
          {formatEventTime(event, timeZone)}
        </span>
        <span className="block truncate text-ui font-medium">{event.title}</span>
      </span>
      {event.recurrence !== null && <LabelledIcon icon={<Repeat />} label={t('repeats')} />}
      {event.isAutoDetected && <LabelledIcon icon={<MessageSquareText />} label={sourceLabel(event)} />}
      <EventBadge event={event} className="max-sm:hidden" />
    </button>
  );
}

function LabelledIcon({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span className="text-muted [&_svg]:size-4">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
