import type { Clock } from '#platform/clock.ts';
import type { Round, StepContext } from '#platform/rounds.ts';
import type { ImportRow } from './imports.repository.ts';

const LEASE_MS = 30_000;

/** When a lease ends that is taken or renewed now. */
export function leaseEnd(clock: Clock): Date {
  return new Date(clock.now().getTime() + LEASE_MS);
}

export interface ImportLoopOptions {
  round: Round;
  pollMs: number;
  /** Leases and returns the next import of any user; undefined if there is none. */
  leaseNext: (step: StepContext) => Promise<ImportRow | undefined>;
  work: (row: ImportRow, signal: AbortSignal) => Promise<void>;
}

/** Works on imports in the background, one after another, until it is stopped. */
export function createImportLoop({ round, pollMs, leaseNext, work }: ImportLoopOptions) {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function workOnNext(step: StepContext): Promise<boolean> {
    const row = stopping.signal.aborted ? undefined : await leaseNext(step);
    if (row !== undefined) await work(row, stopping.signal);
    return row !== undefined;
  }

  /** Starts working on the next import at once, unless the loop is working already. */
  function wake(): Promise<void> {
    working ??= round.run(() => round.drain(workOnNext)).finally(() => (working = undefined));
    return working;
  }

  return {
    wake,
    start: (): void => {
      timer = setInterval(() => void wake(), pollMs);
      void wake();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}
