import type { Event } from '@app/contract/events';
import type { Draft } from './drag-draft.ts';
import type { KeyMoves } from './use-key-moves.ts';

/** What may come from beside the calendar, such as a task. */
export interface OutsideDrop {
  accepts: (transfer: DataTransfer) => boolean;
  drop: (transfer: DataTransfer, start: string) => void;
}

/** What the views of the calendar let a person do. */
export interface CalendarActs {
  open: (event: Event) => void;
  /** Something was dragged, or free time was pointed at. */
  drop: (draft: Draft, event: Event | undefined) => void;
  keysFor: KeyMoves['handlersFor'];
  /** Whether something from outside may be dropped here. */
  isDroppable: (transfer: DataTransfer) => boolean;
  dropFromOutside: (transfer: DataTransfer, at: { day: string; minutes: number }) => void;
}
