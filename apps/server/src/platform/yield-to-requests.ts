/** How long a loop computes without a break: all requests of the process wait for it. */
const MAX_BLOCK_MS = 10;

const waiting: (() => void)[] = [];

/**
 * Lets the process serve waiting requests before a computation goes on. In each pass of the event loop only one of the
 * waiting computations goes on, so that many computations at the same time delay requests no longer than a single one.
 */
export function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(continueOne);
  });
}

function continueOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(continueOne);
}

/**
 * For a loop of many short computations: returns a function to be called in each iteration, which yields to requests
 * every 10 ms.
 */
export function createBreaks(now: () => number = () => performance.now()): () => Promise<void> {
  let startedAt = now();
  return async () => {
    if (now() - startedAt < MAX_BLOCK_MS) return;
    await yieldToRequests();
    startedAt = now();
  };
}
