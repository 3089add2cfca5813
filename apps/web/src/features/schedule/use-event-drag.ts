import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { Event } from '@app/contract/events';
import { draftAfterDrag, type DragMode, type Draft, type DragPoint } from './drag-draft.ts';

export interface EventDrag {
  /** The target of a drag in progress. */
  draft: Draft | undefined;
  /** Handles pointerdown, which begins to move an event, to resize an event by its end, or to create an event. */
  begin: (pointer: ReactPointerEvent, mode: DragMode, origin: Draft) => void;
}

export interface EventDragOptions {
  /** The day and minute at a point of the window; undefined outside. */
  locate: (x: number, y: number) => DragPoint | undefined;
  onDrop: (draft: Draft, event: Event | undefined) => void;
}

type DragOutcome = 'dropped' | 'cancelled';

interface DragSession {
  pointerId: number;
  mode: DragMode;
  origin: Draft;
  /** Where the pointer went down, in the calendar and in the window. */
  grabbed: DragPoint;
  x: number;
  y: number;
  /** Whether the pointer has moved far enough, or was held long enough, for a drag. */
  isActive: boolean;
  draft: Draft;
  /** Starts the drag of a touch that is held. */
  holdTimer?: ReturnType<typeof setTimeout>;
}

/** How far, in pixels, a pointer may move before the movement counts as a drag, or as scrolling in case of touch. */
const MOUSE_TOLERANCE = 4;
const TOUCH_TOLERANCE = 10;
/** A touch that is held this long starts a drag; a touch that moves sooner scrolls. */
const HOLD_MILLISECONDS = 350;

/** Dragging by mouse, pen and touch. Escape cancels. */
export function useEventDrag({ locate, onDrop }: EventDragOptions): EventDrag {
  const session = useRef<DragSession>(undefined);
  const [draft, setDraft] = useState<Draft>();

  const end = (outcome: DragOutcome) => {
    const ended = session.current;
    if (ended === undefined) return;
    session.current = undefined;
    clearTimeout(ended.holdTimer);
    setDraft(undefined);
    if (!ended.isActive) return;
    // Prevents the click after the drag, which would open the event.
    window.addEventListener('click', preventClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', preventClick, { capture: true }), 0);
    if (outcome === 'dropped') onDrop(ended.draft, ended.origin.event);
  };

  const move = (pointer: PointerEvent) => {
    const current = session.current;
    if (current === undefined || pointer.pointerId !== current.pointerId) return;
    const distance = Math.hypot(pointer.clientX - current.x, pointer.clientY - current.y);
    if (!current.isActive) {
      const isTouch = pointer.pointerType === 'touch';
      if (isTouch && distance > TOUCH_TOLERANCE) return end('cancelled');
      if (isTouch || distance < MOUSE_TOLERANCE) return;
      current.isActive = true;
    }
    const point = locate(pointer.clientX, pointer.clientY);
    if (point === undefined) return;
    current.draft = draftAfterDrag(current.mode, current.origin, current.grabbed, point);
    setDraft(current.draft);
  };

  useDragListeners(session, move, end);

  const begin = (pointer: ReactPointerEvent, mode: DragMode, origin: Draft) => {
    const isTouch = pointer.pointerType === 'touch';
    const grabbed = locate(pointer.clientX, pointer.clientY);
    // Events of followed calendars cannot be moved.
    if (origin.event?.calendar !== undefined) return;
    if (pointer.button !== 0 || grabbed === undefined || (isTouch && mode === 'create')) return;
    const { pointerId, clientX: x, clientY: y } = pointer;
    const newSession: DragSession = { pointerId, mode, origin, grabbed, x, y, isActive: false, draft: origin };
    session.current = newSession;
    if (!isTouch) return;
    newSession.holdTimer = setTimeout(() => {
      newSession.isActive = true;
      setDraft(origin);
    }, HOLD_MILLISECONDS);
  };
  return { draft, begin };
}

function preventClick(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Listens on the window, so that a drag continues outside of the calendar. */
function useDragListeners(
  session: RefObject<DragSession | undefined>,
  move: (pointer: PointerEvent) => void,
  end: (outcome: DragOutcome) => void,
): void {
  const onMove = useEffectEvent(move);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    const up = (pointer: PointerEvent) => pointer.pointerId === session.current?.pointerId && onEnd('dropped');
    const cancel = (pointer: PointerEvent) => pointer.pointerId === session.current?.pointerId && onEnd('cancelled');
    const escape = (key: KeyboardEvent) => key.key === 'Escape' && onEnd('cancelled');
    // Listens with `passive: false`, because a passive listener cannot prevent scrolling.
    const preventScroll = (touch: TouchEvent) =>
      session.current?.isActive === true && touch.cancelable && touch.preventDefault();
    const preventMenu = (event: MouseEvent) => session.current?.isActive === true && event.preventDefault();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    window.addEventListener('touchmove', preventScroll, { passive: false });
    window.addEventListener('contextmenu', preventMenu);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
      window.removeEventListener('touchmove', preventScroll);
      window.removeEventListener('contextmenu', preventMenu);
    };
  }, [session]);
}
