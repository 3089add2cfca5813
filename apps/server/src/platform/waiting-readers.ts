/** A person who is waiting for the first words of a reply. */
export interface WaitingReader {
  /** From now on this reader waits only for others, such as the model, and does not hold back work of this process. */
  pause(): void;
  /** The wait for others is over: this process works for this reader again. */
  resume(): void;
  /** The reader has the first words, or there will be none. */
  end(): void;
}

/**
 * The people who are waiting for the first words of a reply, so that work for which nobody waits can run after them.
 */
export interface WaitingReaders {
  /** A reader begins to wait. */
  begin(): WaitingReader;
  /**
   * Resolves when this process does no work for a waiting reader: at once if there is none and no earlier caller,
   * otherwise one caller after another. In any case it resolves after `atMostMs`, and when the signal is aborted.
   */
  untilNone(options: { atMostMs: number; signal?: AbortSignal }): Promise<void>;
  /** Like `untilNone`, but all callers continue together: for work that cannot be postponed for long. */
  letPass(options: { atMostMs: number; signal?: AbortSignal }): Promise<void>;
}

/** A reader counts at most this long at a time, because it may be waiting for uploaded files or for a provider. */
const COUNTS_FOR_MS = 5000;
/**
 * The callers of `untilNone` continue one after another with this pause between two, so that the next reader does not
 * wait for all of them.
 */
const SPACING_MS = 5;

export function createWaitingReaders(): WaitingReaders {
  let count = 0;
  const patientCallers = new Set<() => void>();
  const urgentCallers = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function releaseSoon(): void {
    if (count > 0) return;
    for (const proceed of urgentCallers) proceed();
    if (patientCallers.size > 0) timer ??= setTimeout(releaseNext, SPACING_MS);
  }

  function releaseNext(): void {
    timer = undefined;
    const [next] = patientCallers;
    if (count === 0) next?.();
    releaseSoon();
  }

  return {
    begin: () =>
      createReader((change) => {
        count += change;
        releaseSoon();
      }),
    untilNone: ({ atMostMs, signal }) => {
      if ((count === 0 && patientCallers.size === 0) || signal?.aborted === true) return Promise.resolve();
      return waitAmong(patientCallers, atMostMs, signal);
    },
    letPass: ({ atMostMs, signal }) => {
      if (count === 0 || signal?.aborted === true) return Promise.resolve();
      return waitAmong(urgentCallers, atMostMs, signal);
    },
  };
}

function createReader(changeCount: (change: 1 | -1) => void): WaitingReader {
  let isCounted = false;
  let hasEnded = false;
  let expiry: NodeJS.Timeout | undefined;
  const setCounted = (counts: boolean): void => {
    if (counts === isCounted || hasEnded) return;
    isCounted = counts;
    clearTimeout(expiry);
    if (counts) expiry = setTimeout(pause, COUNTS_FOR_MS).unref();
    changeCount(counts ? 1 : -1);
  };
  const pause = (): void => setCounted(false);
  const resume = (): void => setCounted(true);
  const end = (): void => {
    pause();
    hasEnded = true;
  };
  resume();
  return { pause, resume, end };
}

/** Adds a function to the callers. Resolves when it is called, after `atMostMs`, or when the signal is aborted. */
function waitAmong(callers: Set<() => void>, atMostMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const proceed = (): void => {
      callers.delete(proceed);
      clearTimeout(deadline);
      signal?.removeEventListener('abort', proceed);
      resolve();
    };
    const deadline = setTimeout(proceed, atMostMs);
    signal?.addEventListener('abort', proceed, { once: true });
    callers.add(proceed);
  });
}
