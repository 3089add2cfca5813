import { useRef, type TouchEvent } from 'react';

/** A swipe moves sideways at least this many pixels, and at least twice as far as up or down. */
const MIN_DISTANCE = 56;
/** A touch that has moved fewer pixels counts as resting. */
const TOLERANCE = 10;
/** A touch that rests longer than this drags an event, so its later movement is not a swipe. */
const MAX_REST_MILLISECONDS = 300;

interface Touch {
  x: number;
  y: number;
  at: number;
  isMoving: boolean;
}

/** Handlers for a swipe with one finger: to the left is a step forward. */
export function useSwipe(onStep: (direction: 1 | -1) => void) {
  const touch = useRef<Touch>(undefined);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const first = touches[0];
      touch.current =
        first === undefined || touches.length > 1
          ? undefined
          : { x: first.clientX, y: first.clientY, at: timeStamp, isMoving: false };
    },
    onTouchMove: ({ touches, timeStamp }: TouchEvent) => {
      const first = touches[0];
      const { current } = touch;
      if (first === undefined || current === undefined || current.isMoving) return;
      if (Math.hypot(first.clientX - current.x, first.clientY - current.y) < TOLERANCE) return;
      if (timeStamp - current.at > MAX_REST_MILLISECONDS) touch.current = undefined;
      else current.isMoving = true;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0];
      const { current } = touch;
      touch.current = undefined;
      if (last === undefined || current === undefined || !current.isMoving) return;
      const [x, y] = [last.clientX - current.x, last.clientY - current.y];
      if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) >= 2 * Math.abs(y)) onStep(x < 0 ? 1 : -1);
    },
  };
}
