import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import type { Cluster } from './cluster.ts';
import { tryOwnership, type Ownership } from './ownership.ts';
import {
  findOrphanedSessions,
  findServer,
  type FoundServer,
  type LockFiles,
  readLockFiles,
  removeStaleLockFiles,
} from './server-processes.ts';
import { EmbeddedPostgresError } from './start-error.ts';
import { launchServer, watchServer, type Supervisor } from './supervisor.ts';

export interface RunningServer {
  supervisor: Supervisor;
  ownership: Ownership;
}

const POLL_MS = 30;
/** How long to wait for the owner lock: the session of a killed app keeps it for some milliseconds. */
const LOCK_TIMEOUT_MS = 1500;
/**
 * How long to wait for the sessions of a killed server. Most end by themselves, at the end of their current statement.
 */
const ORPHAN_TIMEOUT_MS = 1000;
/** How long crash recovery may take. */
const START_TIMEOUT_MS = 120_000;

/**
 * Makes sure that a server runs with these settings, stops when this process ends, and is owned by this process alone.
 * Before the call there may be no server, files and sessions that a killed app has left, a server without an app, or
 * another running app.
 */
export async function takeOver(
  cluster: Cluster,
  log: Logger,
  {
    previous,
    signal,
    timeoutMs = START_TIMEOUT_MS,
  }: { previous?: Supervisor; signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<RunningServer> {
  const start = performance.now();
  let supervisor = await findReusable(cluster, previous);
  let heldByAnotherSince: number | undefined;
  for (;;) {
    if (signal?.aborted === true) {
      await supervisor?.end();
      throw signal.reason;
    }
    const waitedMs = performance.now() - start;
    if (waitedMs > timeoutMs) {
      await supervisor?.end();
      throw await notStarted(cluster, 'It does not answer.');
    }
    const lockFiles = await readLockFiles(cluster);
    const found = supervisor === undefined ? await findServer(cluster) : undefined;
    const attempt = await tryOwnership(cluster.paths.socketDir);
    if (attempt.state === 'owned') {
      supervisor ??= await adopt(cluster, found, log);
      if (supervisor !== undefined) return { supervisor, ownership: attempt.ownership };
      await attempt.ownership.release();
    }
    heldByAnotherSince = attempt.state === 'held-by-another' ? (heldByAnotherSince ?? performance.now()) : undefined;
    if (heldByAnotherSince !== undefined && performance.now() - heldByAnotherSince > LOCK_TIMEOUT_MS) {
      await supervisor?.end();
      throw inUse(cluster);
    }
    if (supervisor === undefined && found === undefined && attempt.state === 'no-server') {
      supervisor = await launchNew(cluster, { lockFiles, waitedMs, log });
    } else if (supervisor?.hasExited() === true) {
      // Another process that started at the same moment uses the files, or the server could not start at all.
      if ((await findServer(cluster)) === undefined) throw await notStarted(cluster, 'It ended at once.');
      supervisor = undefined;
    }
    await delay(POLL_MS);
  }
}

/** The supervisor of the previous start, if its server still runs. */
async function findReusable(cluster: Cluster, previous: Supervisor | undefined): Promise<Supervisor | undefined> {
  if (previous === undefined || previous.hasExited()) return undefined;
  if ((await findServer(cluster)) !== undefined) return previous;
  await previous.end();
  return undefined;
}

async function launchNew(
  cluster: Cluster,
  { lockFiles, waitedMs, log }: { lockFiles: LockFiles; waitedMs: number; log: Logger },
): Promise<Supervisor | undefined> {
  const orphans = await findOrphanedSessions(cluster);
  if (orphans.length > 0) {
    if (waitedMs > ORPHAN_TIMEOUT_MS) endOrphans(orphans, log);
    return undefined;
  }
  const stalePid = await removeStaleLockFiles(cluster, lockFiles);
  if (stalePid !== undefined) log.warn({ stalePid }, 'the database was not shut down last time; recovering');
  return launchServer(cluster);
}

/** Kills the sessions as their server would have done. Recovery rolls back what they had not committed. */
function endOrphans(pids: readonly number[], log: Logger): void {
  log.warn({ pids }, 'sessions of a killed database still run; ending them');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has ended in the meantime.
    }
  }
}

/**
 * Supervises a server that was already running. Returns undefined if the server must not be used; a server with
 * other settings is shut down, so that a new one can be launched.
 */
async function adopt(cluster: Cluster, found: FoundServer | undefined, log: Logger): Promise<Supervisor | undefined> {
  // A supervised server is not ours: another app has just launched it, or its app was killed and the server is about to
  // stop. A server that is not in the process table runs on another machine.
  if (found === undefined || found.isSupervised) return undefined;
  if (found.runsAsConfigured) {
    log.warn({ pid: found.pid }, 'the database still ran from last time; taking it over');
    return watchServer(cluster, found.pid);
  }
  log.warn({ pid: found.pid }, 'the database still ran from last time with other settings; restarting it');
  process.kill(found.pid, 'SIGINT');
  return undefined;
}

function inUse({ paths }: Cluster): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.in_use',
    `The app is already running on the database in ${paths.home}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function notStarted({ paths }: Cluster, reason: string): Promise<EmbeddedPostgresError> {
  const lastLines = (await readFile(paths.log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join('\n');
  return new EmbeddedPostgresError('database.not_started', `The database did not start. ${reason}\n${lastLines}`);
}
