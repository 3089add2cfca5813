import { cx } from '#ui/cx.ts';
import { dayFormat } from './calendar-days.ts';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

/** With more events than this the number is shown. */
const COUNT_SHOWN_ABOVE = 3;

const FEW_DAYS = 5;

export interface DayHeadProps {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  /** How many days share the screen. A single day needs one line only; those of a week have little room. */
  dayCount: number;
}

/** The head of a day's card: weekday, date, 'Today', and the number of events. */
export function DayHead({ day, isToday, plan, dayCount }: DayHeadProps) {
  const isAlone = dayCount === 1;
  const classes = weekdayClasses(dayCount);
  // Five long weekdays leave no room for 'Today' beside them.
  const isTodayBesideDate = dayCount === FEW_DAYS;
  const today = isToday && (
    <span className="rounded-full bg-accent px-1.5 @max-[34rem]:px-1 text-small font-medium text-on-accent">
      {t('today')}
    </span>
  );
  return (
    <header
      className={cx('px-2 py-2', isAlone ? 'flex flex-wrap items-baseline gap-x-2' : 'min-h-13.5 @max-[34rem]:px-1')}
    >
      <div className="flex flex-wrap items-baseline gap-x-1.5 @max-[34rem]:gap-x-1">
        <h2
          className={cx(
            'truncate text-ui font-semibold',
            !isAlone && '@max-[42rem]:text-small',
            isToday && 'text-accent-text',
          )}
        >
          <span className={classes.long}>{dayFormat.weekday(day)}</span>
          <span aria-hidden data-short={dayFormat.shortWeekday(day)} className={classes.short} />
        </h2>
        {!isTodayBesideDate && today}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-1.5 tabular text-small text-muted">
        {isTodayBesideDate && today}
        <time dateTime={day} className="whitespace-nowrap">
          {dayFormat.date(day)}
        </time>
        <span className={isAlone ? undefined : 'basis-full'}>{formatCount(countEvents(plan))}</span>
      </p>
    </header>
  );
}

/** Which of 'Monday' and 'Mon' is shown at which width; screen readers read the long one. */
function weekdayClasses(dayCount: number): { long: string; short: string } {
  if (dayCount === 1) return { long: '', short: 'hidden' };
  const short = 'hidden after:content-[attr(data-short)]';
  if (dayCount > FEW_DAYS) return { long: '@max-[64rem]:sr-only', short: cx(short, '@max-[64rem]:inline') };
  return { long: '@max-[34rem]:sr-only', short: cx(short, '@max-[34rem]:inline') };
}

/** 'No events', '4 events total' above three, otherwise nothing. */
function formatCount(count: number): string | undefined {
  if (count === 0) return t('noEvents');
  return count > COUNT_SHOWN_ABOVE ? t('eventsTotal', { count }) : undefined;
}
