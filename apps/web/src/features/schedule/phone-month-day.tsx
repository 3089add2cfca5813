import { formatWholeDay } from '#lib/calendar-days.ts';
import { cx } from '#ui/cx.ts';
import { EventDots } from './event-dots.tsx';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface PhoneMonthDayProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  plan: DayPlan | undefined;
  onChoose: () => void;
}

/** A day of the month on a phone: a tap lists its events below the month. */
export function PhoneMonthDay({ day, isToday, isChosen, plan, onChoose }: PhoneMonthDayProps) {
  return (
    <button
      type="button"
      aria-label={t('dayWithCount', { day: formatWholeDay(day), count: countEvents(plan) })}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex flex-1 flex-col items-center gap-1 py-1.5 outline-offset-[-2px] hover:bg-hover',
        isChosen && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <span
        className={cx(
          'flex h-6 min-w-6 items-center justify-center rounded-full px-1 tabular text-ui',
          isToday && 'bg-accent font-medium text-on-accent',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <EventDots plan={plan} />
    </button>
  );
}
