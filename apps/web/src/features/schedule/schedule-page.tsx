import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Event } from '@app/contract/events';
import { addDays } from '#lib/calendar-days.ts';
import { calendarDay } from '#lib/dates.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { fadingScrollClass } from '#ui/fading-scroll-class.ts';
import {
  type CalendarView,
  daysOfView,
  isInDefaultRange,
  phoneViews,
  stepDate,
  wideViews,
  windowAround,
} from './calendar-view.ts';
import type { OutsideDrop } from './calendar-actions.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { Calendar } from './calendar.tsx';
import { DayStrip } from './day-strip.tsx';
import { type Draft, toDraft, isSameDraft } from './drag-draft.ts';
import type { CategoryChoice } from './event-dialog.tsx';
import { newValues } from './event-form-values.ts';
import { EventPanel, wideScreenQuery } from './event-panel.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useEvents } from './schedule.api.ts';
import { ScheduleHeader } from './schedule-header.tsx';
import { t } from './schedule.messages.ts';
import { type Editing, ScheduleDialogs } from './schedule-dialogs.tsx';
import { useCalendarUrlState } from './use-calendar-url-state.ts';
import { useNewEvent } from './use-new-event.ts';
import { useScheduleActions } from './use-schedule-actions.ts';
import { instantOf, wallTimeOf } from './wall-time.ts';

export interface SchedulePageProps {
  categories: readonly CategoryChoice[];
  /** Tasks and scheduling suggestions: beside the calendar on wide screens, below it on others. */
  panels?: ReactNode;
  /** The control with which the user chooses the calendars to show. */
  calendars?: ReactNode;
  /** Further actions on an event. */
  renderEventExtras?: (event: Event) => ReactNode;
  /** Handles what is dragged from the panels into the calendar, such as a task. */
  outside?: OutsideDrop;
}

const HOUR_MINUTES = 60;
/** The start of a new event on another day than today. */
const MORNING_MINUTES = 9 * HOUR_MINUTES;
/** The latest start that is suggested for a new event today. */
const LATEST_START_MINUTES = 22 * HOUR_MINUTES;
/** Matches screens on which five days fit side by side. */
const fiveDaysQuery = '(min-width: 640px)';

/** What a drop changes of an event; undefined if it was dropped at its old place. */
function changeByDrop(draft: Draft, event: Event, timeZone: string) {
  // Compares local times: an event that is dropped at its old place stays unchanged, even in the hour that occurs
  // twice when clocks go back.
  if (isSameDraft(draft, toDraft(event, timeZone))) return undefined;
  if (draft.duration !== event.duration) return { duration: draft.duration };
  const zone = event.isAllDay ? event.timeZone : timeZone;
  return { eventDate: instantOf({ day: draft.day, minutes: event.isAllDay ? 0 : draft.start }, zone) };
}

/** The field for quick entry; the same element until it waits or no longer waits, so that the header stays as it is. */
function useQuickAdd({ isAdding, add }: Pick<ReturnType<typeof useScheduleActions>, 'isAdding' | 'add'>) {
  const addParsed = useLatest(add);
  return useMemo(() => <QuickAdd isPending={isAdding} onAdd={addParsed} />, [isAdding, addParsed]);
}

/** The calendar with its actions. */
export function SchedulePage({ categories, panels, calendars, renderEventExtras, outside }: SchedulePageProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const today = calendarDay(now, timeZone);
  const isOnPhone = !useMediaQuery(fiveDaysQuery);
  const isWide = useMediaQuery(wideScreenQuery);
  const views = isOnPhone ? phoneViews : wideViews;
  const urlState = useCalendarUrlState(today, views);
  const { view, date } = urlState;
  const days = useMemo(() => daysOfView(view, date), [view, date]);
  const stripDays = view === 'day' ? windowAround(date, today) : undefined;
  const loadedDays = stripDays ?? days;
  const events = useEvents(isInDefaultRange(loadedDays, today) ? undefined : rangeToLoad(loadedDays, timeZone));
  const actions = useScheduleActions();
  const [editing, setEditing] = useState<Editing>();
  const newEvent = useNewEvent(actions.add);
  const ghost = useRef<HTMLDivElement>(null);
  const loaded = events.data ?? [];
  const selected = loaded.find(({ id }) => id === urlState.selectedId);

  const goTo: typeof urlState.goTo = (target) => {
    newEvent.discard();
    urlState.goTo(target);
  };
  const step = useLatest((direction: 1 | -1) => goTo({ date: stepDate(view, date, direction) }));
  const drop = (draft: Draft, event: Event | undefined) => {
    if (event === undefined) return newEvent.choose(draft);
    const change = changeByDrop(draft, event, timeZone);
    return change && actions.change(event, change);
  };
  const startNew = useLatest(() => {
    const start = date === today ? findNextHour(wallTimeOf(now, timeZone).minutes) : MORNING_MINUTES;
    setEditing({ kind: 'new', values: newValues({ event: undefined, day: date, start, duration: HOUR_MINUTES }) });
  });
  const goToToday = useLatest(() => goTo({ date: today }));
  const chooseView = useLatest((next: CalendarView) => goTo({ view: next }));
  const quickAdd = useQuickAdd(actions);

  return (
    <div
      data-background="panel"
      data-fills-main={isWide || undefined}
      className={cx('flex flex-1 flex-col', isWide && 'min-h-0')}
      // The height of the grid: the full height beside the tasks, otherwise low enough to show the tasks below.
      style={{ '--calendar': isWide ? '100%' : `max(24rem, 100dvh - ${isOnPhone ? 19 : 14}rem)` } as CSSProperties}
    >
      <ScheduleHeader
        view={view}
        views={views}
        date={date}
        today={today}
        onStep={step}
        onToday={goToToday}
        onView={chooseView}
        onAdd={startNew}
        quickAdd={quickAdd}
        calendars={calendars}
      />
      {stripDays !== undefined && (
        <DayStrip days={stripDays} date={date} today={today} events={loaded} onChoose={(day) => goTo({ date: day })} />
      )}
      <div
        className={cx(
          'flex-1 border-t border-line',
          isWide ? 'grid min-h-0 grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)]' : 'flex flex-col',
        )}
      >
        <div className={cx('flex min-h-0 min-w-0 flex-col', isWide && 'overflow-y-auto')}>
          {events.isError && events.data === undefined ? (
            <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void events.refetch()} />
          ) : events.data === undefined ? (
            <CalendarSkeleton />
          ) : (
            <Calendar
              view={view}
              date={date}
              days={days}
              today={today}
              events={loaded}
              selectedId={urlState.selectedId}
              isOnPhone={isOnPhone}
              newDraft={newEvent.draft}
              ghostRef={ghost}
              eventToFocus={newEvent.lastAdded}
              onStep={step}
              onOpen={(event) => urlState.select(event.id === urlState.selectedId ? undefined : event.id)}
              onOpenDay={(day) => goTo({ view: views[0] ?? 'days', date: day })}
              onDrop={drop}
              outside={outside}
            />
          )}
        </div>
        {/* On narrow screens the side is rendered once the events have loaded: otherwise they would push it down. */}
        {(isWide || !events.isPending) && (
          <ScheduleSide isWide={isWide} isHidden={isWide && selected !== undefined}>
            {panels}
          </ScheduleSide>
        )}
        {selected !== undefined && (
          <EventPanel
            event={selected}
            events={loaded}
            extras={renderEventExtras?.(selected)}
            onClose={() => urlState.select(undefined)}
            onEdit={() => setEditing({ kind: 'edit', event: selected })}
            onDelete={() => actions.remove(selected, () => urlState.select(undefined))}
          />
        )}
      </div>
      <ScheduleDialogs
        newEvent={newEvent}
        ghost={ghost}
        editing={editing}
        setEditing={setEditing}
        actions={actions}
        events={loaded}
        categories={categories}
        isOnPhone={isOnPhone}
      />
    </div>
  );
}

/** The next full hour, in minutes of the day. */
function findNextHour(minutes: number): number {
  return Math.min(LATEST_START_MINUTES, Math.ceil((minutes + 1) / HOUR_MINUTES) * HOUR_MINUTES);
}

/** The tasks and suggestions, beside or below the calendar. Beside it, space is left for the assistant's button. */
function ScheduleSide({ isWide, isHidden, children }: { isWide: boolean; isHidden: boolean; children: ReactNode }) {
  return (
    <aside
      hidden={isHidden}
      aria-label={t('side')}
      className={cx(
        isWide
          ? 'flex w-76 flex-col border-l border-line bg-page pb-(--size-gutter)'
          : 'border-t border-line px-4 pt-6 pb-12 md:px-(--size-title-inset)',
        isHidden && 'hidden',
      )}
    >
      <div data-scroller={isWide || undefined} className={cx(isWide && `${fadingScrollClass} px-2 pt-4`)}>
        {children}
      </div>
    </aside>
  );
}

/** The time range to load: the given days, and one more day on each side. */
function rangeToLoad(days: readonly string[], timeZone: string): { from: string; to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return {
    from: instantOf({ day: addDays(first, -1), minutes: 0 }, timeZone),
    to: instantOf({ day: addDays(last, 2), minutes: 0 }, timeZone),
  };
}
