import { useRef, useState, type RefObject } from 'react';
import type { CreateEventBody } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import type { Draft } from './drag-draft.ts';
import { toEventBody, newValues } from './event-form-values.ts';

export interface NewEvent {
  /** The day and time chosen in the calendar, while the event is being named. */
  draft: Draft | undefined;
  /** The event that was added last. */
  lastAdded: { id: string } | undefined;
  choose: (draft: Draft) => void;
  discard: () => void;
  save: (title: string) => void;
  /** Returns the focus to the day that was chosen, unless the new event takes it. */
  returnFocus: () => void;
}

/** A new event whose time was chosen in the calendar. */
export function useNewEvent(add: (body: CreateEventBody, onDone: (added: Event) => void) => void): NewEvent {
  const { timeZone } = useViewer();
  const [draft, setDraft] = useState<Draft>();
  const [lastAdded, setLastAdded] = useState<{ id: string }>();
  const lastDay = useRef<string>(undefined);
  return {
    draft,
    lastAdded,
    choose: (chosen) => {
      lastDay.current = chosen.day;
      setDraft(chosen);
    },
    discard: () => setDraft(undefined),
    save: (title) => {
      if (draft === undefined) return;
      add(toEventBody(newValues(draft, title), timeZone), (added) => {
        lastDay.current = undefined;
        setDraft((shown) => (shown === draft ? undefined : shown));
        setLastAdded({ id: added.id });
      });
    },
    returnFocus: () => focusAddButton(lastDay),
  };
}

function focusAddButton({ current: day }: RefObject<string | undefined>): void {
  if (day === undefined || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-day="${day}"] > button`)?.focus({ preventScroll: true });
}
