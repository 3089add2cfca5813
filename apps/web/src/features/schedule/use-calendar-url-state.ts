import { useSearchParams } from 'react-router';
import { isDay } from './calendar-days.ts';
import type { CalendarView } from './calendar-view.ts';

export interface CalendarUrlState {
  view: CalendarView;
  date: string;
  selectedId: string | undefined;
  goTo: (target: { view?: CalendarView; date?: string }) => void;
  select: (id: string | undefined) => void;
}

/** The view, its date and the selected event, kept in the URL. `views` lists the possible views, the default first. */
export function useCalendarUrlState(today: string, views: readonly CalendarView[]): CalendarUrlState {
  const [params, setParams] = useSearchParams();
  const requestedDate = params.get('date');
  const initial = views[0] ?? 'days';
  const view = views.find((each) => each === params.get('view')) ?? initial;
  const date = isDay(requestedDate) ? requestedDate : today;
  const write = (changed: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    view,
    date,
    selectedId: params.get('event') ?? undefined,
    goTo: (target) => {
      const nextView = target.view ?? view;
      const nextDate = target.date ?? date;
      write({
        view: nextView === initial ? undefined : nextView,
        date: nextDate === today ? undefined : nextDate,
      });
    },
    select: (id) => write({ event: id }),
  };
}
