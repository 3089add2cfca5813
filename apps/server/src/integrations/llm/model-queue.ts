import type { ModelPriority } from './llm.ts';
import { ModelFault } from './model-fault.ts';

export interface ModelQueue {
  /**
   * Waits for a place and returns the function that gives it back (calling it twice does nothing). Rejects with the
   * signal's reason when that aborts, and with a ModelFault when the line is too long or the wait was.
   */
  enter(turn: { priority: ModelPriority; signal: AbortSignal }): Promise<() => void>;
  readonly active: number;
  readonly waiting: number;
}

export interface ModelQueueOptions {
  /** Calls at once. */
  limit: number;
  /** The longest wait for a place, in milliseconds. */
  maxWaitMs: number;
  maxWaiting?: number;
}

interface Waiter {
  admit(): void;
}

/** After so many premium turns in a row a normal one that waits is let in, so that it is never starved. */
const premiumInARow = 8;

/** Lets so many calls run at once; of those who wait, premium ones go first, and otherwise who came first. */
export function createModelQueue({ limit, maxWaitMs, maxWaiting = 1_000 }: ModelQueueOptions): ModelQueue {
  const lines: Record<ModelPriority, Set<Waiter>> = { premium: new Set(), normal: new Set() };
  let active = 0;
  let premiumStreak = 0;
  const countWaiting = () => lines.premium.size + lines.normal.size;

  const takePlace = (): (() => void) => {
    active += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      active -= 1;
      admitNext();
    };
  };
  const admitNext = () => {
    if (active >= limit) return;
    const isNormalDue = lines.premium.size === 0 || (premiumStreak >= premiumInARow && lines.normal.size > 0);
    premiumStreak = isNormalDue ? 0 : premiumStreak + 1;
    const [next] = isNormalDue ? lines.normal : lines.premium;
    next?.admit();
  };

  return {
    enter: async ({ priority, signal }) => {
      signal.throwIfAborted();
      if (active < limit && countWaiting() === 0) return takePlace();
      if (countWaiting() >= maxWaiting) throw new ModelFault('queue-full', 'too many calls are waiting');
      return await waitInLine({ line: lines[priority], signal, maxWaitMs, takePlace });
    },
    get active() {
      return active;
    },
    get waiting() {
      return countWaiting();
    },
  };
}

function waitInLine(options: {
  line: Set<Waiter>;
  signal: AbortSignal;
  maxWaitMs: number;
  takePlace: () => () => void;
}): Promise<() => void> {
  const { line, signal, maxWaitMs, takePlace } = options;
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.delete(waiter);
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      leave();
      reject(signal.reason);
    };
    const waiter: Waiter = {
      admit: () => {
        leave();
        resolve(takePlace());
      },
    };
    const timer = setTimeout(() => {
      leave();
      reject(new ModelFault('queue-full', 'no place became free in time'));
    }, maxWaitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    line.add(waiter);
  });
}
