import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import type { Cluster } from './cluster.ts';
import { tryOwnership, type Ownership } from './ownership.ts';
import {
  findOrphanedSessions,
  findServer,
  type FoundServer,
  type Marks,
  readMarks,
  removeStaleMarks,
} from './server-processes.ts';
import { EmbeddedPostgresError } from './start-error.ts';
import { launchServer, watchServer, type Supervisor } from './supervisor.ts';

export interface RunningServer {
  supervisor: Supervisor;
  ownership: Ownership;
}

const STEP_MS = 30;
/** The session of a killed app keeps its lock for some milliseconds. */
const HELD_PATIENCE_MS = 1500;
/**
 * The processes of a killed server mostly end by themselves, but a session notices only at the end of its statement.
 */
const ORPHAN_PATIENCE_MS = 1000;
/** How long crash recovery may take. */
const PATIENCE_MS = 120_000;

/**
 * Makes sure that a server runs with these settings, stops when this process ends, and is owned by this process alone.
 * Before the call there may be no server, the rest of a killed app, a server without an app, or another running app.
 */
export async function takeOver(
  cluster: Cluster,
  log: Logger,
  { own, signal, patienceMs = PATIENCE_MS }: { own?: Supervisor; signal?: AbortSignal; patienceMs?: number } = {},
): Promise<RunningServer> {
  const start = performance.now();
  let supervisor = await stillNeeded(cluster, own);
  let heldSince: number | undefined;
  for (;;) {
    if (signal?.aborted === true) {
      await supervisor?.end();
      throw signal.reason;
    }
    const waited = performance.now() - start;
    if (waited > patienceMs) {
      await supervisor?.end();
      throw await notStarted(cluster, 'It does not answer.');
    }
    const marks = await readMarks(cluster);
    const found = supervisor === undefined ? await findServer(cluster) : undefined;
    const attempt = await tryOwnership(cluster.places.socketDir);
    if (attempt.state === 'owned') {
      supervisor ??= await adopt(cluster, found, log);
      if (supervisor !== undefined) return { supervisor, ownership: attempt.ownership };
      await attempt.ownership.release();
    }
    heldSince = attempt.state === 'held-by-another' ? (heldSince ?? performance.now()) : undefined;
    if (heldSince !== undefined && performance.now() - heldSince > HELD_PATIENCE_MS) {
      await supervisor?.end();
      throw inUse(cluster);
    }
    if (supervisor === undefined && found === undefined && attempt.state === 'silent') {
      supervisor = await launchAfresh(cluster, { marks, waited, log });
    } else if (supervisor?.hasExited() === true) {
      // Another process that started at the same moment has the files, or the server could not start at all.
      if ((await findServer(cluster)) === undefined) throw await notStarted(cluster, 'It ended at once.');
      supervisor = undefined;
    }
    await delay(STEP_MS);
  }
}

async function stillNeeded(cluster: Cluster, own: Supervisor | undefined): Promise<Supervisor | undefined> {
  if (own === undefined || own.hasExited()) return undefined;
  if ((await findServer(cluster)) !== undefined) return own;
  await own.end();
  return undefined;
}

async function launchAfresh(
  cluster: Cluster,
  { marks, waited, log }: { marks: Marks; waited: number; log: Logger },
): Promise<Supervisor | undefined> {
  const orphans = await findOrphanedSessions(cluster);
  if (orphans.length > 0) {
    if (waited > ORPHAN_PATIENCE_MS) endOrphans(orphans, log);
    return undefined;
  }
  const stalePid = await removeStaleMarks(cluster, marks);
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

async function adopt(cluster: Cluster, found: FoundServer | undefined, log: Logger): Promise<Supervisor | undefined> {
  // Supervised: another app is about to lock it, or the server of a killed app is about to stop. Not in the process
  // table: it runs on another machine.
  if (found === undefined || found.isSupervised) return undefined;
  if (found.isSame) {
    log.warn({ pid: found.pid }, 'the database still ran from last time; taking it over');
    return watchServer(cluster, found.pid);
  }
  log.warn({ pid: found.pid }, 'the database still ran from last time with other settings; restarting it');
  process.kill(found.pid, 'SIGINT');
  return undefined;
}

function inUse({ places }: Cluster): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.in_use',
    `The app is already running on the database in ${places.home}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function notStarted({ places }: Cluster, what: string): Promise<EmbeddedPostgresError> {
  const lastLines = (await readFile(places.log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join('\n');
  return new EmbeddedPostgresError('database.not_started', `The database did not start. ${what}\n${lastLines}`);
}
