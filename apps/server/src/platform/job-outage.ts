import { isDatabaseAway, retryWhileDatabaseAway } from './database-outage.ts';
import type { Logger } from './logger.ts';

export interface JobOutage {
  /** Reports an error; returns false if it does not indicate an outage of the database. */
  report(error: unknown): boolean;
  /** Resolves when the database is available or the signal is aborted. */
  untilOver(signal: AbortSignal): Promise<void>;
}

export interface JobOutageOptions {
  /** Sends any query to the database of the queue. */
  probe: () => Promise<unknown>;
  /** Repairs the state of the queue before waiting jobs continue; `secondsAgo` is when the outage began. */
  onBack: (secondsAgo: number) => Promise<void>;
  log: Logger;
  stopping: AbortSignal;
}

/** How often an attempt is restarted without counting as failed. Beyond that the error probably has another cause. */
const MAX_RERUNS = 5;

/** During an outage every poll of every worker fails: only its beginning and its end are logged. */
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

/** Runs a job to its end. A job interrupted by an outage is restarted afterwards, without counting an attempt. */
export async function runThroughOutages(
  work: () => Promise<void>,
  { outage, signal }: { outage: JobOutage; signal: AbortSignal },
): Promise<void> {
  for (let reruns = 0; ; reruns += 1) {
    try {
      await work();
      // Marking the job as completed needs the database.
      return await outage.untilOver(signal);
    } catch (error) {
      if (reruns === MAX_RERUNS || !outage.report(error)) throw error;
      await outage.untilOver(signal);
      if (signal.aborted) throw error;
    }
  }
}
