/**
 * The people who are waiting for the first words of a reply, so that work for which nobody waits can run after them.
 */
export interface WaitingReaders {
  /**
   * A reader begins to wait; the returned function ends the wait. A reader counts for two seconds at most, because
   * other work need not wait for a slow model.
   */
  begin(): () => void;
  /**
   * Resolves when no reader is waiting: at once if no reader and no earlier caller is waiting now, otherwise one caller
   * after another. In any case it resolves after `atMostMs`, and when the signal is aborted.
   */
  untilNone(options: { atMostMs: number; signal?: AbortSignal }): Promise<void>;
}

const COUNTS_FOR_MS = 2_000;
/**
 * The callers of `untilNone` continue one after another with this pause between two, so that the next reader does not
 * wait for all of them.
 */
const SPACING_MS = 5;

export function createWaitingReaders(): WaitingReaders {
  let count = 0;
  const waitingCallers = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function releaseSoon(): void {
    if (count === 0 && waitingCallers.size > 0) timer ??= setTimeout(releaseNext, SPACING_MS);
  }

  function releaseNext(): void {
    timer = undefined;
    const [next] = waitingCallers;
    if (count === 0) next?.();
    releaseSoon();
  }

  return {
    begin: () => {
      count += 1;
      let isWaiting = true;
      const end = (): void => {
        if (!isWaiting) return;
        isWaiting = false;
        clearTimeout(expiry);
        count -= 1;
        releaseSoon();
      };
      const expiry = setTimeout(end, COUNTS_FOR_MS);
      expiry.unref();
      return end;
    },
    untilNone: ({ atMostMs, signal }) => {
      if ((count === 0 && waitingCallers.size === 0) || signal?.aborted === true) return Promise.resolve();
      return new Promise((resolve) => {
        const proceed = (): void => {
          waitingCallers.delete(proceed);
          clearTimeout(deadline);
          signal?.removeEventListener('abort', proceed);
          resolve();
        };
        const deadline = setTimeout(proceed, atMostMs);
        signal?.addEventListener('abort', proceed, { once: true });
        waitingCallers.add(proceed);
      });
    },
  };
}
