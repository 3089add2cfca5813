/** The only source of the current time on the server, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface ManualClock extends Clock {
  set(instant: Date | string): void;
  /** Advances the time by this many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock whose time changes only by `set` and `advance`. `start` is an ISO text or a Date. */
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
