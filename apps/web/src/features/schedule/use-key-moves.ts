import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Event } from '@app/contract/events';
import { useLatest } from '#lib/use-latest.ts';
import { toDraft, isSameDraft, draftAfterKey, type Draft } from './drag-draft.ts';

export interface KeyMoves {
  draft: Draft | undefined;
  /** The key handlers of an event's element. */
  handlersFor: (event: Event) => {
    onKeyDown: (keyEvent: KeyboardEvent) => void;
    onKeyUp: (keyEvent: KeyboardEvent) => void;
    onBlur: (focus: FocusEvent) => void;
  };
}

export interface KeyMoveOptions {
  timeZone: string;
  /** For views without hours. */
  isDayOnly?: boolean;
  onStep: (draft: Draft, isResizing: boolean) => void;
  onCancel: () => void;
  onDrop: (draft: Draft, event: Event) => void;
}

/**
 * Moves an event with the arrow keys while Alt is held, or resizes the event while Shift is held too. Releasing Alt
 * saves, Escape cancels.
 */
export function useKeyMoves({ timeZone, isDayOnly = false, onStep, onCancel, onDrop }: KeyMoveOptions): KeyMoves {
  const [draft, setDraft] = useState<Draft>();

  const drop = useLatest((event: Event) => {
    if (draft?.event?.id !== event.id) return;
    setDraft(undefined);
    if (!isSameDraft(draft, toDraft(event, timeZone))) onDrop(draft, event);
  });
  const press = useLatest((event: Event, keyEvent: KeyboardEvent) => {
    if (keyEvent.key === 'Escape' && draft !== undefined) {
      keyEvent.preventDefault();
      setDraft(undefined);
      onCancel();
      return;
    }
    if (!keyEvent.altKey || event.calendar !== undefined) return;
    const origin = draft?.event?.id === event.id ? draft : toDraft(event, timeZone);
    const isResizing = keyEvent.shiftKey;
    const next = draftAfterKey(origin, keyEvent.key, { isResizing, isDayOnly });
    if (next === undefined) return;
    keyEvent.preventDefault();
    setDraft(next);
    onStep(next, isResizing);
  });

  const handlersFor = useCallback(
    (event: Event) => ({
      onKeyDown: (keyEvent: KeyboardEvent) => press(event, keyEvent),
      onKeyUp: (keyEvent: KeyboardEvent) => {
        if (keyEvent.key === 'Alt') drop(event);
      },
      onBlur: () => drop(event),
    }),
    [press, drop],
  );
  return { draft, handlersFor };
}
