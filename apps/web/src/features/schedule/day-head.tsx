import { cx } from '#ui/cx.ts';
import { dayFormat } from './calendar-days.ts';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

/** With more events than this the number is shown. */
const COUNT_SHOWN_ABOVE = 3;

export interface DayHeadProps {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  /** Whether the day has the screen for itself, so that its head needs one line only. */
  isAlone?: boolean;
}

/** The head of a day's card: weekday, date, 'Today', and the number of events. */
export function DayHead({ day, isToday, plan, isAlone = false }: DayHeadProps) {
  return (
    <header
      className={cx('px-2 py-2', isAlone ? 'flex flex-wrap items-baseline gap-x-2' : 'min-h-13.5 @max-[34rem]:px-1')}
    >
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <h2
          className={cx(
            'truncate text-ui font-semibold',
            !isAlone && '@max-[42rem]:text-small',
            isToday && 'text-accent-text',
          )}
        >
          {dayFormat.weekday(day)}
        </h2>
        {isToday && (
          <span className="rounded-full bg-accent px-1.5 text-small font-medium text-on-accent">{t('today')}</span>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-1.5 tabular text-small text-muted">
        <time dateTime={day} className="whitespace-nowrap">
          {dayFormat.date(day)}
        </time>
        <span>{formatCount(countEvents(plan))}</span>
      </p>
    </header>
  );
}

/** 'No events', '4 events total' above three, otherwise nothing. */
function formatCount(count: number): string | undefined {
  if (count === 0) return t('noEvents');
  return count > COUNT_SHOWN_ABOVE ? t('eventsTotal', { count }) : undefined;
}
