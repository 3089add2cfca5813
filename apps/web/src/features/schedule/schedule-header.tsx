import { memo, type ReactNode } from 'react';
import { ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { type CalendarView, titleOfView } from './calendar-view.ts';
import { t } from './schedule.messages.ts';

export interface ScheduleHeaderProps {
  view: CalendarView;
  /** The views of this screen. */
  views: readonly CalendarView[];
  date: string;
  today: string;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  onAdd: () => void;
  /** The line that adds an event from text. */
  quickAdd: ReactNode;
  /** The control with which the user chooses the calendars to show. */
  calendars?: ReactNode;
}

/**
 * The title, navigation and view selection, and the ways to add an event. One row where it fits, otherwise two. Rendered again
 * only when its own props change: a new event does not change it.
 */
export const ScheduleHeader = memo(function ScheduleHeader(props: ScheduleHeaderProps) {
  const { view, views, date, today, onStep, onToday, onView, onAdd, quickAdd, calendars } = props;
  const arrow = '@max-[44rem]:px-2 max-sm:size-11';
  return (
    <header className="@container shrink-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 px-4 pt-3 pb-3 md:pt-5 md:pl-(--size-title-inset)">
        <div className="mr-auto min-w-0 @min-[72rem]:mr-2">
          <h1 className="text-title">{t('title')}</h1>
          <p className="flex flex-wrap items-baseline gap-x-2 text-small whitespace-nowrap text-muted">
            <span aria-live="polite" className="tabular">
              {titleOfView(view, date, today)}
            </span>
            {date !== today && (
              <button
                type="button"
                onClick={onToday}
                className="-my-1 py-1 font-medium text-accent-text hover:underline pointer-coarse:-my-3.5 pointer-coarse:py-3.5"
              >
                {t('backToToday')}
              </button>
            )}
          </p>
        </div>
        <Button className={arrow} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          <span className="@max-[44rem]:sr-only">{t(`previous.${view}`)}</span>
        </Button>
        <Button className={arrow} onClick={() => onStep(1)}>
          <span className="@max-[44rem]:sr-only">{t(`next.${view}`)}</span>
          <ChevronRight aria-hidden />
        </Button>
        <ViewSelect view={view} views={views} onView={onView} />
        <ViewButtons view={view} views={views} onView={onView} />
        <span aria-hidden className="basis-full @min-[72rem]:hidden" />
        {quickAdd}
        {calendars}
        <Button variant="primary" className="max-sm:size-11 max-sm:px-0" onClick={onAdd}>
          <Plus aria-hidden />
          <span className="max-sm:sr-only">{t('add')}</span>
        </Button>
      </div>
    </header>
  );
});

type ViewChoiceProps = Pick<ScheduleHeaderProps, 'view' | 'views' | 'onView'>;

function ViewButtons({ view, views, onView }: ViewChoiceProps) {
  const options = views.map((each) => ({ value: each, label: t(`view.${each}`) }));
  return (
    <SegmentedControl
      label={t('view')}
      value={view}
      options={options}
      onChange={onView}
      className="@max-[44rem]:hidden"
    />
  );
}

/** The view selection where the buttons do not fit. */
function ViewSelect({ view, views, onView }: ViewChoiceProps) {
  return (
    <span className="relative @min-[44rem]:hidden">
      <select
        aria-label={t('view')}
        value={view}
        onChange={(change) => onView(change.target.value as CalendarView)}
        className="h-8.5 appearance-none rounded-control border border-line-button bg-control pr-7 pl-2.5 text-ui font-medium shadow-button max-sm:h-11"
      >
        {views.map((each) => (
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
