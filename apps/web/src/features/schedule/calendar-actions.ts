import type { Event } from '@app/contract/events';
import type { Draft } from './drag-draft.ts';
import type { KeyMoves } from './use-key-moves.ts';

/** Data dropped from outside the calendar, such as a task. */
export interface OutsideDrop {
  accepts: (transfer: DataTransfer) => boolean;
  drop: (transfer: DataTransfer, start: string) => void;
}

/** The actions that the calendar's views offer. */
export interface CalendarActions {
  open: (event: Event) => void;
  /** An event was dragged, or free time was clicked. */
  drop: (draft: Draft, event: Event | undefined) => void;
  keysFor: KeyMoves['handlersFor'];
  /** Whether data from outside may be dropped here. */
  isDroppable: (transfer: DataTransfer) => boolean;
  dropFromOutside: (transfer: DataTransfer, at: { day: string; minutes: number }) => void;
}
