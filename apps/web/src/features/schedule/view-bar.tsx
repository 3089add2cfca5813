import type { ReactNode } from 'react';
import { CalendarCheck, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { dayFormat } from './calendar-days.ts';
import { type CalendarView, calendarViews, titleOfView } from './calendar-view.ts';
import { t } from './schedule.messages.ts';

export interface ViewBarProps {
  view: CalendarView;
  date: string;
  today: string;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  /** The control with which the user chooses the calendars to show. */
  calendars?: ReactNode;
}

/** Navigation and view selection. */
export function ViewBar({ view, date, today, onStep, onToday, onView, calendars }: ViewBarProps) {
  return (
    <div className="mb-3 flex items-center gap-x-2 sm:flex-wrap sm:gap-x-4 sm:gap-y-2">
      <div className="flex items-center gap-1.5">
        <Button size="small" className="max-sm:px-1.5" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          <span className="max-sm:sr-only">{t(`previous.${view}`)}</span>
        </Button>
        <Button size="small" className="max-sm:px-1.5" onClick={() => onStep(1)}>
          <span className="max-sm:sr-only">{t(`next.${view}`)}</span>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <p aria-live="polite" className="tabular min-w-0 truncate text-ui font-medium">
        {view === 'month' && <span className="min-[22rem]:hidden">{dayFormat.shortMonth(date)}</span>}
        <span className={cx(view === 'month' && 'max-[22rem]:hidden')}>{titleOfView(view, date, today)}</span>
      </p>
      {date !== today && (
        <Button size="small" variant="ghost" className="max-sm:px-1.5" onClick={onToday}>
          <CalendarCheck aria-hidden className="sm:hidden" />
          <span className="max-sm:sr-only">{t('backToToday')}</span>
        </Button>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {calendars}
        <ViewSelect view={view} onView={onView} />
        <fieldset className="hidden rounded-control bg-sunken p-0.5 sm:flex">
          <legend className="sr-only">{t('view')}</legend>
          {calendarViews.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => onView(each)}
              className={cx(
                'h-7 rounded-[6px] px-3 text-small font-medium text-muted hover:text-text',
                view === each && 'border border-line-button bg-control text-text',
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

/** The view selection for narrow screens. */
function ViewSelect({ view, onView }: Pick<ViewBarProps, 'view' | 'onView'>) {
  return (
    <span className="relative sm:hidden">
      <select
        aria-label={t('view')}
        value={view}
        onChange={(change) => onView(change.target.value as CalendarView)}
        className="h-8 appearance-none rounded-control border border-line-button bg-control pr-7 pl-2.5 text-ui font-medium"
      >
        {calendarViews.map((each) => (
          <option key={each} value={each}>
            {t(`view.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
