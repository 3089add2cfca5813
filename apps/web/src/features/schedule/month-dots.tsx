import { cx } from '#ui/cx.ts';
import { dayFormat } from './calendar-days.ts';
import { EventDots } from './event-dots.tsx';
import { countEvents, type DayPlan } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface MonthDotsProps {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  onOpen: () => void;
}

/** A day of the month on a phone: a tap opens the day. */
export function MonthDots({ day, isToday, plan, onOpen }: MonthDotsProps) {
  return (
    <button
      type="button"
      aria-label={t('dayWithCount', { day: dayFormat.exact(day), count: countEvents(plan) })}
      onClick={onOpen}
      className="flex flex-1 flex-col items-center gap-1.5 py-2 outline-offset-[-2px] hover:bg-hover"
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
