import type { PointerEvent } from 'react';
import type { Event } from '@app/contract/events';
import type { CalendarActs } from './calendar-acts.ts';
import { dayWords } from './calendar-days.ts';
import type { Draft } from './drag-draft.ts';
import { EventChip } from './event-chip.tsx';
import { t } from './schedule.messages.ts';

export interface AllDayRowProps {
  day: string;
  events: readonly Event[];
  draft: Draft | undefined;
  selectedId: string | undefined;
  hintId: string;
  acts: CalendarActs;
  onGrab: (pointer: PointerEvent, event: Event) => void;
}

/** What fills the day, above its hours. */
export function AllDayRow({ day, events, draft, selectedId, hintId, acts, onGrab }: AllDayRowProps) {
  const isTarget = draft?.event?.isAllDay === true && draft.day === day;
  if (events.length === 0 && !isTarget) return null;
  return (
    <ul aria-label={t('allDayEvents', { day: dayWords.exact(day) })} className="flex flex-col gap-0.5 px-1 pb-1.5">
      {events.map((event) => (
        <li key={event.id}>
          <EventChip
            event={event}
            isSelected={selectedId === event.id}
            isDragged={draft?.event?.id === event.id}
            hintId={hintId}
            onOpen={acts.open}
            onGrab={(pointer) => onGrab(pointer, event)}
            keys={acts.keysFor(event)}
          />
        </li>
      ))}
      {isTarget && (
        <li aria-hidden className="h-6 truncate rounded-[6px] border border-dashed border-accent px-1.5 text-small">
          {draft.event?.title}
        </li>
      )}
    </ul>
  );
}
