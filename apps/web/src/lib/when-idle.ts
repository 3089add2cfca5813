const MAX_WAIT_MS = 500;

/** Calls back when the browser has nothing more urgent to do; at once in Safari, which has no such event. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
  else callback();
}
