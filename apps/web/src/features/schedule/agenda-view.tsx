import { CalendarDays } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { useViewer } from '#lib/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AgendaRow } from './agenda-row.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import { countEvents, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface AgendaViewProps {
  days: readonly string[];
  events: readonly Event[];
  today: string;
  selectedId: string | undefined;
  actions: CalendarActions;
}

/** The days as a list; days without events are left out. */
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
          <section key={day} aria-label={formatWholeDay(day)}>
            <h2 className="mb-1.5 flex items-baseline gap-2 text-ui font-semibold">
              {dayFormat.weekday(day)}
              <span className="tabular font-normal text-muted">{dayFormat.date(day)}</span>
              {day === today && <span className="text-small font-medium text-accent-text">{t('today')}</span>}
            </h2>
            <ul className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
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
