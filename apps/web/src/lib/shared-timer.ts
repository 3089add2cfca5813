import type { TimeoutProvider } from '@tanstack/react-query';

/** Timers of at least this length may run late. */
const LONG_MS = 60_000;
/** How late a long timer may run. */
const STEP_MS = 30_000;

interface LongTimer {
  callback: () => void;
  dueAt: number;
}

/** By negative ids; those of the browser are positive. */
const longTimers = new Map<number, LongTimer>();
let lastId = 0;
let isTicking = false;

/**
 * The timers of the data layer. It sets one for each query, to forget its data minutes later, and clears it as soon as
 * a component shows the query: dozens while a screen is rendered. All long timers therefore share one of the browser.
 */
export const sharedTimer: TimeoutProvider<number> = {
  setTimeout(callback, delay) {
    if (delay < LONG_MS) return Number(setTimeout(callback, delay));
    lastId -= 1;
    longTimers.set(lastId, { callback, dueAt: performance.now() + delay });
    tick();
    return lastId;
  },
  clearTimeout(id) {
    if (id === undefined || !longTimers.delete(id)) clearTimeout(id);
  },
  setInterval: (callback, delay) => Number(setInterval(callback, delay)),
  clearInterval: (id) => clearInterval(id),
};

function tick(): void {
  if (isTicking || longTimers.size === 0) return;
  isTicking = true;
  setTimeout(() => {
    isTicking = false;
    const now = performance.now();
    for (const [id, { callback, dueAt }] of longTimers) {
      if (dueAt > now) continue;
      longTimers.delete(id);
      callback();
    }
    tick();
  }, STEP_MS);
}
