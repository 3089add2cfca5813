import { useMemo, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { calendarDay } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { addDays } from './calendar-days.ts';
import { daysOfView, isInDefaultRange, stepDate } from './calendar-view.ts';
import type { OutsideDrop } from './calendar-actions.ts';
import { Calendar } from './calendar.tsx';
import { type Draft, draftOf, isSameDraft } from './drag-draft.ts';
import { type CategoryChoice, EventDialog } from './event-dialog.tsx';
import { bodyOf, changedBody, newValues, valuesOf } from './event-form-values.ts';
import { EventPanel } from './event-panel.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useEvents } from './schedule.api.ts';
import { t } from './schedule.messages.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { useCalendarUrlState } from './use-calendar-url-state.ts';
import { useScheduleActions } from './use-schedule-actions.ts';
import { ViewBar } from './view-bar.tsx';
import { instantOf, wallTimeOf } from './wall-time.ts';

export interface SchedulePageProps {
  categories: readonly CategoryChoice[];
  /** Shown below the calendar: tasks and scheduling suggestions. */
  panels?: ReactNode;
  /** The control with which the user chooses the calendars to show. */
  calendars?: ReactNode;
  /** Further actions on an event. */
  renderEventExtras?: (event: Event) => ReactNode;
  /** Handles what is dragged from the panels into the calendar, such as a task. */
  outside?: OutsideDrop;
}

type Editing = { kind: 'new'; draft: Draft } | { kind: 'edit'; event: Event };

const HOUR_MINUTES = 60;
/** The start of a new event on another day than today. */
const MORNING_MINUTES = 9 * HOUR_MINUTES;
/** The latest start that is suggested for a new event today. */
const LATEST_START_MINUTES = 22 * HOUR_MINUTES;

/** The calendar with its actions. */
export function SchedulePage({ categories, panels, calendars, renderEventExtras, outside }: SchedulePageProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const today = calendarDay(now, timeZone);
  const urlState = useCalendarUrlState(today);
  const { view, date } = urlState;
  const days = useMemo(() => daysOfView(view, date), [view, date]);
  const events = useEvents(isInDefaultRange(days, today) ? undefined : rangeToLoad(days, timeZone));
  const actions = useScheduleActions();
  const [editing, setEditing] = useState<Editing>();
  const loaded = events.data ?? [];
  const selected = loaded.find(({ id }) => id === urlState.selectedId);

  const drop = (draft: Draft, event: Event | undefined) => {
    if (event === undefined) return setEditing({ kind: 'new', draft });
    const zone = event.isAllDay ? event.timeZone : timeZone;
    const eventDate = instantOf({ day: draft.day, minutes: event.isAllDay ? 0 : draft.start }, zone);
    const isResized = draft.duration !== event.duration;
    // Compares local times, so that dropping an event where it was changes nothing in the hour that
    // occurs twice when clocks go back.
    if (isSameDraft(draft, draftOf(event, timeZone))) return undefined;
    return actions.change(event, isResized ? { duration: draft.duration } : { eventDate });
  };
  const startNew = () => {
    const { minutes } = wallTimeOf(now, timeZone);
    const nextFullHour = Math.ceil((minutes + 1) / HOUR_MINUTES) * HOUR_MINUTES;
    const start = date === today ? Math.min(LATEST_START_MINUTES, nextFullHour) : MORNING_MINUTES;
    setEditing({ kind: 'new', draft: { event: undefined, day: date, start, duration: HOUR_MINUTES } });
  };

  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={<span className="max-lg:sr-only">{t('summary')}</span>}
        className="max-lg:mb-3 max-lg:items-center"
        actions={
          <Button variant="primary" onClick={startNew}>
            <Plus aria-hidden />
            {t('add')}
          </Button>
        }
      />
      <QuickAdd isPending={actions.isAdding} onAdd={actions.add} />
      <ViewBar
        view={view}
        date={date}
        today={today}
        onStep={(by) => urlState.goTo({ date: stepDate(view, date, by) })}
        onToday={() => urlState.goTo({ date: today })}
        onView={(next) => urlState.goTo({ view: next })}
        calendars={calendars}
      />
      <div className="flex items-start gap-5">
        <div className="min-w-0 flex-1">
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
              onOpen={(event) => urlState.select(event.id === urlState.selectedId ? undefined : event.id)}
              onOpenDay={(day) => urlState.goTo({ view: 'days', date: day })}
              onDrop={drop}
              outside={outside}
            />
          )}
        </div>
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
      {panels !== undefined && <div className="mt-8">{panels}</div>}
      {editing !== undefined && (
        <EventDialog
          isNew={editing.kind === 'new'}
          initial={editing.kind === 'new' ? newValues(editing.draft) : valuesOf(editing.event, timeZone)}
          isPending={actions.isAdding || actions.isChanging}
          categories={categories}
          onClose={() => setEditing(undefined)}
          onSave={(values) => {
            const close = () => setEditing(undefined);
            if (editing.kind === 'new') return actions.add(bodyOf(values, timeZone), close);
            const body = changedBody(editing.event, values, timeZone);
            return Object.keys(body).length === 0 ? close() : actions.change(editing.event, body, close);
          }}
        />
      )}
      {actions.question !== undefined && (
        <ScopeDialog question={actions.question} onDismiss={actions.dismissQuestion} />
      )}
    </Page>
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
