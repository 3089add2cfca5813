import type { Clock } from '#platform/clock.ts';
import type { Round, StepContext } from '#platform/rounds.ts';
import type { ImportRow } from '../imports.repository.ts';

const LEASE_MS = 30_000;

/** The end of a lease that is taken or renewed now. */
export function leaseEnd(clock: Clock): Date {
  return new Date(clock.now().getTime() + LEASE_MS);
}

export interface ImportLoopOptions {
  round: Round;
  pollMs: number;
  /** How many imports this process works on at the same time; default 1. */
  lanes?: number;
  /** Leases and returns the next import of any user; undefined if there is none. */
  leaseNext: (step: StepContext) => Promise<ImportRow | undefined>;
  work: (row: ImportRow, signal: AbortSignal) => Promise<void>;
}

/** Works on imports in the background until it is stopped. */
export function createImportLoop({ round, pollMs, lanes = 1, leaseNext, work }: ImportLoopOptions) {
  const stopping = new AbortController();
  const working = new Map<number, Promise<void>>();
  /**
   * The imports that the lanes are working on. Their leases are not enough to find them: a lease may end while the
   * database is unavailable, or when the clock is changed.
   */
  const inWork = new Set<string>();
  let leasing: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** The lanes lease one after another, so that no import is leased twice. */
  function lease(step: StepContext): Promise<ImportRow | undefined> {
    const leased = leasing.then(async () => {
      if (stopping.signal.aborted) return undefined;
      const row = await leaseNext({ ...step, recentlyFailed: [...step.recentlyFailed, ...inWork] });
      if (row !== undefined) inWork.add(row.id);
      return row;
    });
    leasing = leased.catch(() => undefined);
    return leased;
  }

  async function workOnNext(step: StepContext): Promise<boolean> {
    const row = await lease(step);
    if (row === undefined) return false;
    try {
      await work(row, stopping.signal);
    } finally {
      inWork.delete(row.id);
    }
    return true;
  }

  function workIn(lane: number): void {
    if (working.has(lane)) return;
    working.set(
      lane,
      round.run(() => round.drain(workOnNext)).finally(() => working.delete(lane)),
    );
  }

  /** Starts working on the next import at once, unless every lane is working already. */
  async function wake(): Promise<void> {
    for (let lane = 0; lane < lanes; lane += 1) workIn(lane);
    await Promise.all(working.values());
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
      await Promise.all(working.values());
    },
  };
}
