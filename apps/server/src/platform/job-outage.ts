import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from './database-outage.ts';
import type { Logger } from './logger.ts';

export interface JobOutage {
  /** Reports an error; returns false if it does not indicate an outage of the database. */
  report(error: unknown): boolean;
  /** Resolves when the database is available or the signal is aborted. */
  waitUntilOver(signal: AbortSignal): Promise<void>;
}

export interface JobOutageOptions {
  /** Sends any query to the database of the queue. */
  probe: () => Promise<unknown>;
  /**
   * Repairs the state of the queue before waiting jobs continue. The outage began `outageSeconds` ago. Called again if
   * the database becomes unavailable meanwhile.
   */
  onRestored: (outageSeconds: number) => Promise<void>;
  log: Logger;
  stopping: AbortSignal;
}

/** How often an attempt is restarted without counting as failed. Beyond that the error probably has another cause. */
const MAX_RERUNS = 5;

/** Logs only the beginning and the end of an outage, although every poll of every worker fails in between. */
export function createJobOutage({ probe, onRestored, log, stopping }: JobOutageOptions): JobOutage {
  let outageEnd: Promise<void> | undefined;

  async function waitUntilRestored(): Promise<void> {
    const startedAt = performance.now();
    try {
      const restore = async () => {
        await probe();
        await onRestored((performance.now() - startedAt) / 1000);
      };
      await retryWhileDatabaseUnavailable(restore, { forMs: Infinity, signal: stopping });
      log.warn('the job queue reaches the database again');
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error }, 'the job queue could not be repaired after an outage');
    } finally {
      outageEnd = undefined;
    }
  }

  return {
    report: (error) => {
      if (!isDatabaseUnavailable(error)) return false;
      if (outageEnd === undefined && !stopping.aborted) {
        log.warn(
          { err: error },
          'the job queue cannot reach the database; it continues when the database is available',
        );
        outageEnd = waitUntilRestored();
      }
      return true;
    },
    waitUntilOver: async (signal) => {
      if (outageEnd === undefined || signal.aborted) return;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([outageEnd, aborted]);
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
      // The job can be marked as completed only when the database is available.
      return await outage.waitUntilOver(signal);
    } catch (error) {
      if (reruns === MAX_RERUNS || !outage.report(error)) throw error;
      await outage.waitUntilOver(signal);
      if (signal.aborted) throw error;
    }
  }
}
