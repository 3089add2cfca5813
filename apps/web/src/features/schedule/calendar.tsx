import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { Event } from '@app/contract/events';
import { useLatest } from '#lib/use-latest.ts';
import { useViewer } from '#lib/viewer.ts';
import { AgendaView } from './agenda-view.tsx';
import type { CalendarActions, OutsideDrop } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import type { CalendarView } from './calendar-view.ts';
import { type Draft, movesByDays } from './drag-draft.ts';
import { MonthView } from './month-view.tsx';
import { t } from './schedule.messages.ts';
import { TimeGrid } from './time-grid.tsx';
import { useSwipe } from './use-swipe.ts';
import { useKeyMoves } from './use-key-moves.ts';
import { formatClock, DAY_MINUTES, instantOf } from './wall-time.ts';

export interface CalendarProps {
  view: CalendarView;
  date: string;
  days: readonly string[];
  today: string;
  events: readonly Event[];
  selectedId: string | undefined;
  isOnPhone: boolean;
  /** The new event that is being named. */
  newDraft: Draft | undefined;
  /** The element of the outline of `newDraft`. */
  ghostRef: RefObject<HTMLDivElement | null>;
  /** The event that takes the focus when it appears, such as one that was just added. */
  eventToFocus: { id: string } | undefined;
  /** Shows the previous or next period. */
  onStep: (direction: 1 | -1) => void;
  onOpen: (event: Event) => void;
  onOpenDay: (day: string) => void;
  onDrop: (draft: Draft, event: Event | undefined) => void;
  outside: OutsideDrop | undefined;
}

/** The days in the chosen view. Events are moved and resized by dragging and by the keyboard. */
export function Calendar(props: CalendarProps) {
  const { view, date, days, today, events, selectedId, isOnPhone, newDraft, ghostRef, eventToFocus, onStep } = props;
  const { onOpen, onOpenDay, onDrop, outside } = props;
  const { timeZone } = useViewer();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [lastMoved, setLastMoved] = useState<{ id: string }>();
  const swipe = useSwipe(onStep);
  const keys = useKeyMoves({
    timeZone,
    isDayOnly: view === 'month',
    onStep: (draft, isResizing) => setAnnouncement(formatStep(draft, isResizing)),
    onCancel: () => setAnnouncement(t('dragCancelled')),
    onDrop: (draft, event) => {
      setLastMoved({ id: event.id });
      onDrop(draft, event);
    },
  });
  const open = useLatest(onOpen);
  const drop = useLatest(onDrop);
  const { handlersFor } = keys;
  // Keeps its identity, so that a change of one day does not render the others again.
  const actions = useMemo<CalendarActions>(
    () => ({
      open,
      drop,
      keyHandlersFor: handlersFor,
      isDroppable: (transfer) => outside?.accepts(transfer) === true,
      dropFromOutside: (transfer, at) => outside?.drop(transfer, instantOf(at, timeZone)),
    }),
    [open, drop, handlersFor, outside, timeZone],
  );
  useFocusOnEvent(root, lastMoved, events);
  useFocusOnEvent(root, eventToFocus, events);

  const shared = { days, events, today, selectedId };
  return (
    // In the week view, a swipe scrolls the days sideways instead of changing the period.
    <div ref={root} className="flex min-h-0 flex-1 flex-col" {...(isOnPhone && view !== 'week' && swipe)}>
      <p id={hintId} hidden>
        {t('keysHint')}
      </p>
      <output className="sr-only">{announcement}</output>
      {view === 'agenda' && <AgendaView {...shared} actions={actions} />}
      {view === 'month' && (
        <MonthView
          {...shared}
          month={date.slice(0, 7)}
          isOnPhone={isOnPhone}
          keyDraft={keys.draft}
          hintId={hintId}
          actions={actions}
          onOpenDay={onOpenDay}
        />
      )}
      {view !== 'agenda' && view !== 'month' && (
        <TimeGrid
          key={view}
          {...shared}
          isSideways={view === 'week'}
          keyDraft={keys.draft}
          newDraft={newDraft}
          ghostRef={ghostRef}
          hintId={hintId}
          actions={actions}
        />
      )}
    </div>
  );
}

/** Focuses the element of an added or moved event if nothing has the focus: a move can remove the focused element. */
function useFocusOnEvent(
  root: RefObject<HTMLDivElement | null>,
  target: { id: string } | undefined,
  events: readonly Event[],
): void {
  useEffect(() => {
    if (target === undefined || document.querySelector('[role=dialog]') !== null) return;
    const element = root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(target.id)}"]`);
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  }, [root, target, events]);
}

/** What a screen reader announces after each step of a keyboard move. */
function formatStep(draft: Draft, isResizing: boolean): string {
  const title = draft.event?.title ?? '';
  if (isResizing && movesByDays(draft)) {
    return t('lengthenedTo', { title, count: Math.round(draft.duration / DAY_MINUTES) });
  }
  if (isResizing) {
    return t('resizedTo', { title, minutes: draft.duration, end: formatClock(draft.start + draft.duration) });
  }
  const hour = draft.event?.isAllDay === true ? t('allDay') : formatClock(draft.start);
  return t('movedTo', { title, when: `${dayFormat.weekday(draft.day)}, ${dayFormat.date(draft.day)}, ${hour}` });
}
