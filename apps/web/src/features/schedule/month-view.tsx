import { useMemo, useRef, type PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import type { CalendarActs } from './calendar-acts.ts';
import { dayWords } from './calendar-days.ts';
import { draftOf, type DragPoint, type Draft } from './drag-draft.ts';
import { EventChip } from './event-chip.tsx';
import { countOf, type DayPlan, placeEvents } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { useEventDrag } from './use-event-drag.ts';

export interface MonthViewProps {
  days: readonly string[];
  /** '2026-11': days of other months are paler. */
  month: string;
  events: readonly Event[];
  today: string;
  keyDraft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  acts: CalendarActs;
  onOpenDay: (day: string) => void;
}

const SHOWN = 3;

/** Six weeks; events are dragged from day to day and keep their hour. */
export function MonthView(props: MonthViewProps) {
  const { days, month, events, today, keyDraft, selectedId, hintId, acts, onOpenDay } = props;
  const { timeZone } = useViewer();
  const root = useRef<HTMLDivElement>(null);
  const plans = useMemo(() => placeEvents(events, days, timeZone), [events, days, timeZone]);
  const drag = useEventDrag({ locate, onDrop: acts.drop });
  const draft = drag.draft ?? keyDraft;
  return (
    <div ref={root} className="overflow-hidden rounded-card border border-line bg-surface">
      <div aria-hidden className="grid grid-cols-7 border-b border-line text-small text-muted">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="truncate px-2 py-1.5">
            {dayWords.shortWeekday(day)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {days.map((day) => (
          <section
            key={day}
            aria-label={dayWords.exact(day)}
            data-day={day}
            className={cx(
              'flex min-h-16 min-w-0 flex-col gap-0.5 border-t border-l border-line p-1 sm:min-h-28 [&:nth-child(-n+7)]:border-t-0 [&:nth-child(7n+1)]:border-l-0',
              !day.startsWith(month) && 'bg-sunken/60',
              draft?.day === day && 'bg-accent-soft',
            )}
          >
            <MonthDay
              day={day}
              isToday={day === today}
              plan={plans.get(day)}
              draft={draft}
              selectedId={selectedId}
              hintId={hintId}
              acts={acts}
              onOpenDay={onOpenDay}
              onGrab={(pointer, event) => drag.begin(pointer, 'move', draftOf(event, timeZone))}
            />
          </section>
        ))}
      </div>
    </div>
  );

  function locate(x: number, y: number): DragPoint | undefined {
    for (const square of root.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const box = square.getBoundingClientRect();
      if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) return { day: square.dataset['day'] ?? '' };
    }
    return undefined;
  }
}

interface MonthDayProps extends Pick<MonthViewProps, 'selectedId' | 'hintId' | 'acts' | 'onOpenDay'> {
  day: string;
  isToday: boolean;
  plan: DayPlan | undefined;
  draft: Draft | undefined;
  onGrab: (pointer: PointerEvent, event: Event) => void;
}

function MonthDay({ day, isToday, plan, draft, selectedId, hintId, acts, onOpenDay, onGrab }: MonthDayProps) {
  const events = [...(plan?.allDay ?? []), ...(plan?.timed ?? []).map(({ event }) => event)];
  const hidden = countOf(plan) - SHOWN;
  return (
    <>
      <button
        type="button"
        aria-label={t('openDay', { day: dayWords.exact(day) })}
        onClick={() => onOpenDay(day)}
        className={cx(
          'tabular flex h-6 min-w-6 items-center justify-center self-start rounded-full px-1 text-small hover:bg-hover',
          isToday && 'bg-accent font-medium text-on-accent hover:bg-accent-hover',
        )}
      >
        {Number(day.slice(8))}
      </button>
      <ul className="flex min-w-0 flex-col gap-0.5">
        {events.slice(0, SHOWN).map((event) => (
          <li key={event.id} className="min-w-0">
            <EventChip
              event={event}
              hasTime
              isSelected={selectedId === event.id}
              isDragged={draft?.event?.id === event.id}
              hintId={hintId}
              onOpen={acts.open}
              onGrab={(pointer) => onGrab(pointer, event)}
              keys={acts.keysFor(event)}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-label={t('moreOn', { count: hidden, day: dayWords.exact(day) })}
          onClick={() => onOpenDay(day)}
          className="tabular h-6 truncate rounded-[6px] px-1 text-left text-small text-muted hover:bg-hover hover:text-text"
        >
          <span className="max-sm:hidden">{t('more', { count: hidden })}</span>
          <span className="sm:hidden">{t('moreShort', { count: hidden })}</span>
        </button>
      )}
    </>
  );
}
