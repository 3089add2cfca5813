import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './start-error.ts';
import { takeOver } from './take-over.ts';

export interface RestartingServer {
  /** Resolves when another app has taken the data directory while the server was down: this process must stop. */
  taken: Promise<EmbeddedPostgresError>;
  /** Shuts the server down, or stops trying to restart it. */
  stop(): Promise<void>;
}

/** A server that crashes again within this time is restarted only after a pause. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
/** How long a restart may take. Longer than at the start of the app, where a person is waiting. */
const RECOVERY_MS = 600_000;

/**
 * Starts the server, and starts it again whenever the server or the session that holds the owner lock ends. The pause
 * between attempts grows with each attempt, since a full disk or damaged files may be repaired in the meantime. Throws
 * what the first start throws.
 */
export async function keepRunning(cluster: Cluster, log: Logger): Promise<RestartingServer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const taken = Promise.withResolvers<EmbeddedPostgresError>();
  let running = await takeOver(cluster, log);
  let runningSince = performance.now();
  /** The attempts to restart the server since it last ran for `STEADY_MS`. */
  let attempts = 0;
  let monitoring = monitor();

  async function monitor(): Promise<void> {
    await running.ownership.lost;
    if (signal.aborted) return;
    log.error('the connection to the database broke; bringing it back');
    if (performance.now() - runningSince > STEADY_MS) attempts = 0;
    while (!signal.aborted) {
      await pause();
      attempts += 1;
      if (await tryRestart()) return;
    }
  }

  async function pause(): Promise<void> {
    const milliseconds = attempts === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  /** Tries to start the server again. Returns false if the caller has to try once more. */
  async function tryRestart(): Promise<boolean> {
    try {
      running = await takeOver(cluster, log, { previous: running.supervisor, signal, timeoutMs: RECOVERY_MS });
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
    monitoring = monitor();
    return true;
  }

  return {
    taken: taken.promise,
    stop: async () => {
      stopping.abort();
      await running.ownership.release();
      await monitoring;
      await running.supervisor.end();
    },
  };
}
