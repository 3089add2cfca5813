import { useSyncExternalStore } from 'react';

const INTERVAL_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time in milliseconds, rounded down to half a minute and updated every half minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToClock, () => Math.floor(Date.now() / INTERVAL_MS) * INTERVAL_MS);
}

/**
 * Calls `listener` every half minute. All listeners share one timer, because a long list has a listener in every row.
 */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, INTERVAL_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
