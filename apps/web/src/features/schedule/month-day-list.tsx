import type { Event } from '@app/contract/events';
import { ChevronRight } from 'lucide-react';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { Button } from '#ui/button.tsx';
import { AgendaRow } from './agenda-row.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import type { DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface MonthDayListProps {
  day: string;
  plan: DayPlan | undefined;
  selectedId: string | undefined;
  actions: CalendarActions;
  onOpenDay: (day: string) => void;
}

/** Below the month on a phone: the events of the chosen day. */
export function MonthDayList({ day, plan, selectedId, actions, onOpenDay }: MonthDayListProps) {
  const events: Event[] = [...(plan?.allDay ?? []), ...(plan?.timed ?? []).map(({ event }) => event)];
  return (
    <section aria-label={t('eventsOn', { day: formatWholeDay(day) })} className="border-t border-line px-4 pt-1 pb-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex min-w-0 items-baseline gap-2 text-ui font-semibold">
          {dayFormat.weekday(day)}
          <span className="tabular font-normal text-muted">{dayFormat.date(day)}</span>
        </h2>
        <Button
          size="small"
          variant="ghost"
          className="-mr-2.5"
          aria-label={t('openDay', { day: formatWholeDay(day) })}
          onClick={() => onOpenDay(day)}
        >
          {t('openDayShort')}
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {events.length === 0 ? (
        <p className="text-ui text-muted">{t('noEvents')}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
          {events.map((event) => (
            <li key={event.id}>
              <AgendaRow event={event} isSelected={selectedId === event.id} onOpen={actions.open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
