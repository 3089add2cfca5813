/** The callers that wait for their task, in the order in which they asked. */
const waiting: (() => void)[] = [];

/**
 * Resolves in a task of its own, so that the browser can react to a touch before and after what the caller does then.
 * Callers of the same task get theirs one after another, and the browser is asked for each only when it is the next:
 * the caller itself, often in the middle of a long rendering, does next to nothing. Safari has no scheduler, and older
 * Chromes one without `yield`.
 */
export function taskOfItsOwn(): Promise<void> {
  if (!canYield()) return Promise.resolve();
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) void giveTasks();
  });
}

const canYield = (): boolean => 'scheduler' in window && typeof scheduler.yield === 'function';

async function giveTasks(): Promise<void> {
  while (waiting.length > 0) {
    // A page that is being closed may refuse to yield: its callers must not wait for ever.
    await scheduler.yield().catch(() => {});
    waiting.shift()?.();
  }
}
