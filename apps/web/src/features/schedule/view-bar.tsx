import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { type CalendarView, calendarViews, titleOfView } from './calendar-view.ts';
import { t } from './schedule.messages.ts';

export interface ViewBarProps {
  view: CalendarView;
  date: string;
  today: string;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  /** Which calendars are shown. */
  calendars?: ReactNode;
}

/** Which days are shown, and how. */
export function ViewBar({ view, date, today, onStep, onToday, onView, calendars }: ViewBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1.5">
        <Button size="small" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          {t(`previous.${view}`)}
        </Button>
        <Button size="small" onClick={() => onStep(1)}>
          {t(`next.${view}`)}
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <p aria-live="polite" className="tabular text-ui font-medium">
        {titleOfView(view, date)}
      </p>
      {date !== today && (
        <Button size="small" variant="ghost" onClick={onToday}>
          {t('backToToday')}
        </Button>
      )}
      <div className="ml-auto flex items-center gap-2">
        {calendars}
        <fieldset className="flex rounded-control bg-sunken p-0.5">
          <legend className="sr-only">{t('view')}</legend>
          {calendarViews.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => onView(each)}
              className={cx(
                'h-7 rounded-[6px] px-3 text-small font-medium text-muted hover:text-text',
                view === each && 'border border-line bg-surface text-text',
              )}
            >
              {t(`view.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
