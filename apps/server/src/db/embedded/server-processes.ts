import { lstat, readFile, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { socketFile } from './cluster-places.ts';
import { listProcesses } from './process-table.ts';
import { serverArguments } from './settings.ts';
import { SUPERVISOR_NAME } from './supervisor.ts';

export interface FoundServer {
  pid: number;
  /**
   * Whether its supervisor is alive: an app uses the server, or the app has just ended and the server is about to stop.
   */
  isSupervised: boolean;
  /** Whether it runs the program and the settings that this app would use. */
  isSame: boolean;
}

/**
 * The main process of the cluster, if it runs. Pid files are not used: their pids may belong to other processes by now.
 */
export async function findServer({ places, runAs }: Cluster): Promise<FoundServer | undefined> {
  const processes = await listProcesses();
  const mark = `cluster_name=${places.clusterName}`;
  const ours = processes.filter(({ command }) => command.split(' ').includes(mark));
  const supervisors = new Set(ours.filter(({ command }) => command.includes(SUPERVISOR_NAME)).map(({ pid }) => pid));
  const server = ours.find(({ pid }) => !supervisors.has(pid));
  if (server === undefined) return undefined;
  const expected = [runAs.binaries.postgres, ...serverArguments(places)].join(' ');
  const isSame = server.command === expected && !(await isProgramReplaced(server.pid));
  return { pid: server.pid, isSupervised: supervisors.has(server.parent), isSame };
}

/**
 * Server sessions that outlive a killed main process. They use the files until they notice, which a long statement
 * delays.
 */
export async function findOrphanedSessions({ places }: Cluster): Promise<number[]> {
  const processes = await listProcesses();
  const title = `postgres: ${places.clusterName}: `;
  const mark = `cluster_name=${places.clusterName}`;
  const servers = new Set(processes.filter(({ command }) => command.split(' ').includes(mark)).map(({ pid }) => pid));
  const sessions = processes.filter(({ command }) => command.startsWith(title));
  return sessions.filter(({ parent }) => !servers.has(parent)).map(({ pid }) => pid);
}

/** The pid and lock files of a server by path, with what identifies each version of a file. */
export type Marks = ReadonlyMap<string, { inode: bigint; changedAt: bigint }>;

/** Call it before `findServer`: files that appear later belong to a server that is starting. */
export async function readMarks({ places }: Cluster): Promise<Marks> {
  const socket = socketFile(places.socketDir);
  const marks = new Map<string, { inode: bigint; changedAt: bigint }>();
  for (const file of [pidFileOf(places), socket, `${socket}.lock`]) {
    const mark = await readMark(file);
    if (mark !== undefined) marks.set(file, mark);
  }
  return marks;
}

/**
 * Removes the pid and lock files of a dead server, and returns the pid in them. PostgreSQL does so itself if that pid
 * is free, but not if it belongs to a zombie or to another process. Call it only when `findServer` and
 * `findOrphanedSessions` found nothing.
 */
export async function removeStaleMarks({ places }: Cluster, marks: Marks): Promise<number | undefined> {
  const [stalePid = ''] = (await readFile(pidFileOf(places), 'utf8').catch(() => '')).split('\n');
  for (const [file, { inode, changedAt }] of marks) {
    // Moved away before it is compared: of two simultaneous starts the slower must not remove the files of the other's
    // server.
    const aside = `${file}.stale-${process.pid}`;
    if (!(await move(file, aside))) continue;
    const mark = await readMark(aside);
    if (mark?.inode === inode && mark.changedAt === changedAt) await rm(aside, { force: true });
    else await move(aside, file);
  }
  return stalePid === '' || !marks.has(pidFileOf(places)) ? undefined : Number(stalePid);
}

const pidFileOf = ({ cluster }: Cluster['places']): string => path.join(cluster, 'postmaster.pid');

async function readMark(file: string): Promise<{ inode: bigint; changedAt: bigint } | undefined> {
  const found = await lstat(file, { bigint: true }).catch(() => undefined);
  return found && { inode: found.ino, changedAt: found.mtimeNs };
}

/** Whether the file existed. */
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
