import { lstat, readFile, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { socketFile } from './cluster-paths.ts';
import { listProcesses } from './process-table.ts';
import { serverArguments } from './settings.ts';
import { SUPERVISOR_NAME } from './supervisor.ts';

export interface FoundServer {
  pid: number;
  /**
   * Whether the server's supervisor is alive. Then either an app uses the server, or the app has just ended and the
   * server is about to stop.
   */
  isSupervised: boolean;
  /** Whether the server runs the program and the settings that this app would use. */
  runsAsConfigured: boolean;
}

/**
 * The main process of the cluster, if it runs. Pid files are not used: their pids may belong to other processes by now.
 */
export async function findServer({ paths, runAs }: Cluster): Promise<FoundServer | undefined> {
  const processes = await listProcesses();
  const nameSetting = `cluster_name=${paths.clusterName}`;
  const clusterProcesses = processes.filter(({ command }) => command.split(' ').includes(nameSetting));
  const supervisors = new Set(
    clusterProcesses.filter(({ command }) => command.includes(SUPERVISOR_NAME)).map(({ pid }) => pid),
  );
  const server = clusterProcesses.find(({ pid }) => !supervisors.has(pid));
  if (server === undefined) return undefined;
  const expected = [runAs.binaries.postgres, ...serverArguments(paths)].join(' ');
  const runsAsConfigured = server.command === expected && !(await isProgramReplaced(server.pid));
  return { pid: server.pid, isSupervised: supervisors.has(server.parent), runsAsConfigured };
}

/**
 * Server sessions whose main process was killed. A session uses the database files until it notices, at the end of its
 * current statement.
 */
export async function findOrphanedSessions({ paths }: Cluster): Promise<number[]> {
  const processes = await listProcesses();
  // PostgreSQL shows this instead of the command line for the processes that a server starts.
  const titlePrefix = `postgres: ${paths.clusterName}: `;
  const nameSetting = `cluster_name=${paths.clusterName}`;
  const servers = new Set(
    processes.filter(({ command }) => command.split(' ').includes(nameSetting)).map(({ pid }) => pid),
  );
  const sessions = processes.filter(({ command }) => command.startsWith(titlePrefix));
  return sessions.filter(({ parent }) => !servers.has(parent)).map(({ pid }) => pid);
}

/** The pid and lock files of a server by path. Inode and modification time together identify one version of a file. */
export type LockFiles = ReadonlyMap<string, { inode: bigint; changedAt: bigint }>;

/**
 * Reads which lock files exist. Call it before `findServer`: files that appear later belong to a server that is
 * starting.
 */
export async function readLockFiles({ paths }: Cluster): Promise<LockFiles> {
  const socket = socketFile(paths.socketDir);
  const found = new Map<string, { inode: bigint; changedAt: bigint }>();
  for (const file of [pidFileOf(paths), socket, `${socket}.lock`]) {
    const version = await readFileVersion(file);
    if (version !== undefined) found.set(file, version);
  }
  return found;
}

/**
 * Removes the pid and lock files of a dead server, and returns the pid in them. PostgreSQL does so itself if that pid
 * is free, but not if it belongs to a zombie or to another process. Call it only when `findServer` and
 * `findOrphanedSessions` found nothing.
 */
export async function removeStaleLockFiles({ paths }: Cluster, files: LockFiles): Promise<number | undefined> {
  const [stalePid = ''] = (await readFile(pidFileOf(paths), 'utf8').catch(() => '')).split('\n');
  for (const [file, { inode, changedAt }] of files) {
    // The file is moved away before it is compared: if two apps start at the same time, the slower one must not
    // remove the files of the server that the faster one has started.
    const movedFile = `${file}.stale-${process.pid}`;
    if (!(await move(file, movedFile))) continue;
    const version = await readFileVersion(movedFile);
    if (version?.inode === inode && version.changedAt === changedAt) await rm(movedFile, { force: true });
    else await move(movedFile, file);
  }
  return stalePid === '' || !files.has(pidFileOf(paths)) ? undefined : Number(stalePid);
}

const pidFileOf = ({ cluster }: Cluster['paths']): string => path.join(cluster, 'postmaster.pid');

async function readFileVersion(file: string): Promise<{ inode: bigint; changedAt: bigint } | undefined> {
  const found = await lstat(file, { bigint: true }).catch(() => undefined);
  return found && { inode: found.ino, changedAt: found.mtimeNs };
}

/** Returns whether the file existed. */
async function move(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  );
}

async function isProgramReplaced(pid: number): Promise<boolean> {
  const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return program.endsWith(' (deleted)');
}
