import type { ReactNode } from 'react';
import { CalendarDays, MessageSquareText, Repeat } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import { EventBadge } from './event-badge.tsx';
import { eventStyle, sourceLabel, formatEventTime } from './format-event.ts';
import { countEvents, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface AgendaViewProps {
  days: readonly string[];
  events: readonly Event[];
  today: string;
  selectedId: string | undefined;
  actions: CalendarActions;
}

/** Thirty days as a list; days without events are left out. */
export function AgendaView({ days, events, today, selectedId, actions }: AgendaViewProps) {
  const { timeZone } = useViewer();
  const plans = placeEvents(events, days, timeZone);
  const daysWithEvents = days.filter((day) => countEvents(plans.get(day)) > 0);
  if (daysWithEvents.length === 0) {
    return <EmptyState icon={<CalendarDays />} title={t('agendaEmpty')} description={t('agendaEmptyText')} />;
  }
  return (
    <div className="flex flex-col gap-5 px-4 py-4 md:px-(--size-title-inset)">
      {daysWithEvents.map((day) => {
        const plan = plans.get(day);
        const dayEvents = [...(plan?.allDay ?? []), ...(plan?.timed ?? []).map(({ event }) => event)];
        return (
          <section key={day} aria-label={dayFormat.exact(day)}>
            <h2 className="mb-1.5 flex items-baseline gap-2 text-ui font-semibold">
              {dayFormat.weekday(day)}
              <span className="tabular font-normal text-muted">{dayFormat.date(day)}</span>
              {day === today && <span className="text-small font-medium text-accent-text">{t('today')}</span>}
            </h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
              {dayEvents.map((event) => (
                <li key={event.id}>
                  <AgendaRow event={event} isSelected={selectedId === event.id} onOpen={actions.open} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function AgendaRow({
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
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <span className="tabular block shrink-0 text-small text-muted sm:w-40">{formatEventTime(event, timeZone)}</span>
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
