import { useEffect, useId, useRef, useState } from 'react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { AgendaView } from './agenda-view.tsx';
import type { CalendarActions, OutsideDrop } from './calendar-actions.ts';
import { dayFormat } from './calendar-days.ts';
import type { CalendarView } from './calendar-view.ts';
import { type Draft, movesByDays } from './drag-draft.ts';
import { MonthView } from './month-view.tsx';
import { t } from './schedule.messages.ts';
import { TimeGrid } from './time-grid.tsx';
import { useKeyMoves } from './use-key-moves.ts';
import { formatClock, DAY_MINUTES, instantOf } from './wall-time.ts';

export interface CalendarProps {
  view: CalendarView;
  date: string;
  days: readonly string[];
  today: string;
  events: readonly Event[];
  selectedId: string | undefined;
  onOpen: (event: Event) => void;
  onOpenDay: (day: string) => void;
  onDrop: (draft: Draft, event: Event | undefined) => void;
  outside: OutsideDrop | undefined;
}

/** The days in the chosen view. Events are moved and resized by dragging and by the keyboard. */
export function Calendar(props: CalendarProps) {
  const { view, date, days, today, events, selectedId, onOpen, onOpenDay, onDrop, outside } = props;
  const { timeZone } = useViewer();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [lastMoved, setLastMoved] = useState<{ id: string }>();
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
  const actions: CalendarActions = {
    open: onOpen,
    drop: onDrop,
    keyHandlersFor: keys.handlersFor,
    isDroppable: (transfer) => outside?.accepts(transfer) === true,
    dropFromOutside: (transfer, at) => outside?.drop(transfer, instantOf(at, timeZone)),
  };
  // An event that was moved to another day has a new element, so the focus on the old element is lost and set again.
  useEffect(() => {
    if (lastMoved === undefined || document.querySelector('[role=dialog]') !== null) return;
    const element = root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(lastMoved.id)}"]`);
    if (document.activeElement === document.body) element?.focus();
  }, [lastMoved, events]);

  const shared = { days, events, today, selectedId };
  return (
    <div ref={root}>
      <p id={hintId} hidden>
        {t('keysHint')}
      </p>
      <output className="sr-only">{announcement}</output>
      {view === 'agenda' && <AgendaView {...shared} actions={actions} />}
      {view === 'month' && (
        <MonthView
          {...shared}
          month={date.slice(0, 7)}
          keyDraft={keys.draft}
          hintId={hintId}
          actions={actions}
          onOpenDay={onOpenDay}
        />
      )}
      {(view === 'days' || view === 'week') && (
        <TimeGrid key={view} {...shared} keyDraft={keys.draft} hintId={hintId} actions={actions} />
      )}
    </div>
  );
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
