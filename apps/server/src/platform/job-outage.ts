import { isDatabaseAway, retryWhileDatabaseAway } from './database-outage.ts';
import type { Logger } from './logger.ts';

export interface JobOutage {
  /** Takes note of an error; false when it says nothing about the database. */
  report(error: unknown): boolean;
  /** Resolves when the database is there, or the signal is aborted. */
  untilOver(signal: AbortSignal): Promise<void>;
}

export interface JobOutageOptions {
  /** Asks the queue's own database for anything. */
  probe: () => Promise<unknown>;
  /** Puts the queue in order before waiting jobs go on; `secondsAgo` is when the database went away. */
  onBack: (secondsAgo: number) => Promise<void>;
  log: Logger;
  stopping: AbortSignal;
}

/** An attempt begins anew this often without counting as failed. Above that the error may be about something else. */
const MAX_RERUNS = 5;

/** Every worker polls and fails while the database is away: that is said once, and once that it is back. */
export function createJobOutage({ probe, onBack, log, stopping }: JobOutageOptions): JobOutage {
  let over: Promise<void> | undefined;

  async function waitForReturn(): Promise<void> {
    const since = performance.now();
    try {
      await retryWhileDatabaseAway(probe, { forMs: Infinity, signal: stopping });
      await onBack((performance.now() - since) / 1000);
      log.warn('the job queue reaches the database again');
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error }, 'the job queue could not be put in order after an outage');
    } finally {
      over = undefined;
    }
  }

  return {
    report: (error) => {
      if (!isDatabaseAway(error)) return false;
      if (over === undefined && !stopping.aborted) {
        log.warn({ err: error }, 'the job queue cannot reach the database; it goes on as soon as it can');
        over = waitForReturn();
      }
      return true;
    },
    untilOver: async (signal) => {
      if (over === undefined || signal.aborted) return;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([over, aborted]);
    },
  };
}

/** Runs a job to its end. One that loses the database begins anew when it is back, and its attempts do not count down. */
export async function runThroughOutages(
  work: () => Promise<void>,
  { outage, signal }: { outage: JobOutage; signal: AbortSignal },
): Promise<void> {
  for (let reruns = 0; ; reruns += 1) {
    try {
      await work();
      // The queue notes that the job is done, for which it needs the database.
      return await outage.untilOver(signal);
    } catch (error) {
      if (reruns === MAX_RERUNS || !outage.report(error)) throw error;
      await outage.untilOver(signal);
      if (signal.aborted) throw error;
    }
  }
}
