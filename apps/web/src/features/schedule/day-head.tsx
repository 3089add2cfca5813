import { dayFormat } from './calendar-days.ts';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

/** With more events than this the number is shown. */
const COUNT_SHOWN_ABOVE = 3;

/** The head of a day's card: weekday, date, 'Today', and the number of events. */
export function DayHead({ day, isToday, plan }: { day: string; isToday: boolean; plan: DayPlan | undefined }) {
  const count = countEvents(plan);
  return (
    <header className="flex min-h-16 flex-col gap-0.5 px-2 py-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-ui font-semibold">{dayFormat.weekday(day)}</h2>
        {isToday && (
          <span className="rounded-full bg-accent px-2 text-small font-medium text-on-accent">{t('today')}</span>
        )}
      </div>
      <p className="tabular text-small text-muted">
        <time dateTime={day}>{dayFormat.date(day)}</time>
      </p>
      {count === 0 && <p className="text-small text-muted">{t('noEvents')}</p>}
      {count > COUNT_SHOWN_ABOVE && <p className="tabular text-small text-muted">{t('eventsTotal', { count })}</p>}
    </header>
  );
}
