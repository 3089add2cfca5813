import { memo } from 'react';
import { cx } from '#ui/cx.ts';
import { dayFormat } from './calendar-days.ts';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

/** The number of events is shown if it is larger than this. */
const COUNT_SHOWN_ABOVE = 3;

const FEW_DAYS = 5;

export interface DayHeadProps {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  /** How many days share the screen. A single day needs one line only; the days of a week have little room. */
  dayCount: number;
}

/** The head of a day's card: weekday, date, 'Today', and the number of events. */
export const DayHead = memo(function DayHead({ day, isToday, plan, dayCount }: DayHeadProps) {
  const isAlone = dayCount === 1;
  const classes = weekdayClasses(dayCount);
  const isFewDays = dayCount === FEW_DAYS;
  return (
    <header
      className={cx(
        'flex flex-wrap content-start items-baseline gap-x-1.5 px-2 py-2',
        !isAlone && 'min-h-13.5 @max-[34rem]:gap-x-1 @max-[34rem]:px-1',
      )}
    >
      <h2
        className={cx(
          'truncate text-ui font-semibold',
          !isAlone && '@max-[42rem]:text-small',
          // Beside the long weekdays of five days there is no room for 'Today', so it moves to the line of the date.
          isFewDays && '@min-[34rem]:basis-full',
          isToday && 'text-accent-text',
        )}
      >
        <span className={classes.long}>{dayFormat.weekday(day)}</span>
        <span aria-hidden data-short={dayFormat.shortWeekday(day)} className={classes.short} />
      </h2>
      {isToday && (
        <span className="rounded-full bg-accent px-1.5 text-small font-medium text-on-accent @max-[34rem]:px-1">
          {t('today')}
        </span>
      )}
      <time
        dateTime={day}
        className={cx(
          'tabular text-small whitespace-nowrap text-muted',
          !isAlone && (isFewDays ? '@max-[34rem]:basis-full' : 'basis-full'),
        )}
      >
        {dayFormat.date(day)}
      </time>
      <span className={cx('tabular text-small text-muted', !isAlone && 'basis-full')}>
        {formatCount(countEvents(plan))}
      </span>
    </header>
  );
});

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
