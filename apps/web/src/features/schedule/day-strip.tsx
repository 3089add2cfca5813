import type { Event } from '@app/contract/events';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dayFormat } from './calendar-days.ts';
import { EventDots } from './event-dots.tsx';
import { countEvents, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface DayStripProps {
  days: readonly string[];
  /** The day that is shown. */
  date: string;
  today: string;
  events: readonly Event[];
  onChoose: (day: string) => void;
}

/** The five days of the window on a phone: one of them is shown, a tap shows another. */
export function DayStrip({ days, date, today, events, onChoose }: DayStripProps) {
  const { timeZone } = useViewer();
  const plans = placeEvents(events, days, timeZone);
  return (
    <nav aria-label={t('dayStrip')} className="grid shrink-0 grid-cols-5 gap-1 px-3 pb-2">
      {days.map((day) => {
        const plan = plans.get(day);
        const isShown = day === date;
        return (
          <button
            key={day}
            type="button"
            aria-current={isShown ? 'date' : undefined}
            onClick={() => onChoose(day)}
            className={cx(
              'relative flex h-16 flex-col items-center justify-center rounded-card hover:bg-hover',
              isShown ? 'bg-accent-soft text-accent-text' : 'text-muted',
            )}
          >
            <VisuallyHidden>{t('dayWithCount', { day: formatWholeDay(day), count: countEvents(plan) })}</VisuallyHidden>
            <span aria-hidden className="text-small">
              {day === today ? t('today') : dayFormat.shortWeekday(day)}
            </span>
            <span aria-hidden className={cx('tabular text-body leading-5.5 font-semibold', !isShown && 'text-text')}>
              {Number(day.slice(8))}
            </span>
            <EventDots plan={plan} />
          </button>
        );
      })}
    </nav>
  );
}
