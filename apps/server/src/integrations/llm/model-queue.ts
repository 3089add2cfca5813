import type { ModelPriority } from './llm.ts';
import { ModelError } from './model-error.ts';

export interface ModelQueue {
  /**
   * Waits for a slot and returns the function that releases it; a second call of that function does nothing.
   * Rejects with the signal's reason if the signal is aborted, and with a ModelError if too many calls wait or the wait
   * takes too long.
   */
  enter(turn: { priority: ModelPriority; signal: AbortSignal }): Promise<() => void>;
  readonly active: number;
  readonly waiting: number;
}

export interface ModelQueueOptions {
  /** The number of concurrent calls. */
  limit: number;
  /** The longest wait for a slot, in milliseconds. */
  maxWaitMs: number;
  maxWaiting?: number;
}

interface Waiter {
  admit(): void;
}

/**
 * After this many premium calls in succession, a waiting normal call is admitted, so that it does not wait forever.
 */
const MAX_PREMIUM_IN_A_ROW = 8;

/** Limits the number of concurrent calls. Waiting premium calls are admitted first, otherwise in order of arrival. */
export function createModelQueue({ limit, maxWaitMs, maxWaiting = 1_000 }: ModelQueueOptions): ModelQueue {
  const waiters: Record<ModelPriority, Set<Waiter>> = { premium: new Set(), normal: new Set() };
  let active = 0;
  let premiumStreak = 0;
  const countWaiting = () => waiters.premium.size + waiters.normal.size;

  const takeSlot = (): (() => void) => {
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
    const isNormalDue =
      waiters.premium.size === 0 || (premiumStreak >= MAX_PREMIUM_IN_A_ROW && waiters.normal.size > 0);
    premiumStreak = isNormalDue ? 0 : premiumStreak + 1;
    const [next] = isNormalDue ? waiters.normal : waiters.premium;
    next?.admit();
  };

  return {
    enter: async ({ priority, signal }) => {
      signal.throwIfAborted();
      if (active < limit && countWaiting() === 0) return takeSlot();
      if (countWaiting() >= maxWaiting) throw new ModelError('no-free-slot', 'too many calls are waiting');
      return await waitInLine({ waiting: waiters[priority], signal, maxWaitMs, takeSlot });
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
  waiting: Set<Waiter>;
  signal: AbortSignal;
  maxWaitMs: number;
  takeSlot: () => () => void;
}): Promise<() => void> {
  const { waiting, signal, maxWaitMs, takeSlot } = options;
  return new Promise((resolve, reject) => {
    const stopWaiting = () => {
      waiting.delete(waiter);
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      stopWaiting();
      reject(signal.reason);
    };
    const waiter: Waiter = {
      admit: () => {
        stopWaiting();
        resolve(takeSlot());
      },
    };
    const timer = setTimeout(() => {
      stopWaiting();
      reject(new ModelError('no-free-slot', 'no slot became free in time'));
    }, maxWaitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.add(waiter);
  });
}
