/** The only source of the current time on the server, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface ManualClock extends Clock {
  set(instant: Date | string): void;
  /** Moves the time forward by this many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. `start` is an instant (ISO text or Date). */
export function createManualClock(start: Date | string): ManualClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
