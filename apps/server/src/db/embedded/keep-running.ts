import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './start-error.ts';
import { takeOver } from './take-over.ts';

export interface KeptServer {
  /** Resolves when another app has taken the data directory while the server was away: this one must not go on. */
  taken: Promise<EmbeddedPostgresError>;
  /** Shuts the server down, or gives up bringing it back. */
  stop(): Promise<void>;
}

/** A server that falls over again within this time is not started again at once. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A running app waits longer for a recovery than a person does who has just started it. */
const RECOVERY_MS = 600_000;

/**
 * Starts the server and starts it again whenever it or the session that owns it ends, more slowly each time it fails:
 * the disk may have room again, or somebody mends the files. Throws what the first start throws.
 */
export async function keepRunning(cluster: Cluster, log: Logger): Promise<KeptServer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const taken = Promise.withResolvers<EmbeddedPostgresError>();
  let running = await takeOver(cluster, log);
  let runningSince = performance.now();
  let failures = 0;
  let keeping = keep();

  async function keep(): Promise<void> {
    await running.ownership.lost;
    if (signal.aborted) return;
    log.error('the connection to the database broke; bringing it back');
    if (performance.now() - runningSince > STEADY_MS) failures = 0;
    while (!signal.aborted) {
      await pause();
      failures += 1;
      if (await bringBack()) return;
    }
  }

  async function pause(): Promise<void> {
    const milliseconds = failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  /** False when it is to be tried again. */
  async function bringBack(): Promise<boolean> {
    try {
      running = await takeOver(cluster, log, { own: running.supervisor, signal, patienceMs: RECOVERY_MS });
    } catch (error) {
      if (signal.aborted) return true;
      if (!(error instanceof EmbeddedPostgresError) || error.code !== 'database.in_use') {
        log.error({ err: error }, 'the database is away and could not be started; trying again');
        return false;
      }
      taken.resolve(error);
      return true;
    }
    runningSince = performance.now();
    log.warn('the database is back');
    keeping = keep();
    return true;
  }

  return {
    taken: taken.promise,
    stop: async () => {
      stopping.abort();
      await running.ownership.release();
      await keeping;
      await running.supervisor.end();
    },
  };
}
