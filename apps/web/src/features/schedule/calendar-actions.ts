import type { Event } from '@app/contract/events';
import type { Draft } from './drag-draft.ts';
import type { KeyMoves } from './use-key-moves.ts';

/** Handlers for items that are dragged into the calendar from outside, such as a task. */
export interface OutsideDrop {
  accepts: (transfer: DataTransfer) => boolean;
  /** `start` is the instant of the place in the calendar where the data was dropped, in ISO 8601. */
  drop: (transfer: DataTransfer, start: string) => void;
}

/** The actions that the calendar's views offer. */
export interface CalendarActions {
  open: (event: Event) => void;
  /** Moves or resizes a dragged event; without an event, opens the form for a new one. */
  drop: (draft: Draft, event: Event | undefined) => void;
  /** The key handlers of an event's element. */
  keyHandlersFor: KeyMoves['handlersFor'];
  /** Whether data dragged in from outside may be dropped in the calendar. */
  isDroppable: (transfer: DataTransfer) => boolean;
  dropFromOutside: (transfer: DataTransfer, at: { day: string; minutes: number }) => void;
}
