import { lstat, readFile, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { socketFile } from './cluster-places.ts';
import { listProcesses } from './process-table.ts';
import { serverArguments } from './settings.ts';
import { SUPERVISOR_NAME } from './supervisor.ts';

export interface FoundServer {
  pid: number;
  /** Some app started it and still holds its pipe, or the pipe has just closed and it is about to stop. */
  isSupervised: boolean;
  /** The same program with the same settings as this app would start. */
  isSame: boolean;
}

/** The cluster's main process, if one runs. Numbers in files are not asked: they may be a stranger's by now. */
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

/** Sessions that outlive a killed main process; the files are theirs until they notice, which a long statement delays. */
export async function findOrphanedSessions({ places }: Cluster): Promise<number[]> {
  const processes = await listProcesses();
  const title = `postgres: ${places.clusterName}: `;
  const mark = `cluster_name=${places.clusterName}`;
  const servers = new Set(processes.filter(({ command }) => command.split(' ').includes(mark)).map(({ pid }) => pid));
  const sessions = processes.filter(({ command }) => command.startsWith(title));
  return sessions.filter(({ parent }) => !servers.has(parent)).map(({ pid }) => pid);
}

/** What a server leaves in its place while it runs: files by their path, each as it was when it was looked at. */
export type Marks = ReadonlyMap<string, { inode: bigint; changedAt: bigint }>;

/** Looked at before `findServer`: what appears later belongs to a server that is starting. */
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
 * Removes the marks of a server that is gone. PostgreSQL does so itself when the number in them is free, but not when
 * it belongs to a zombie or has passed to a stranger. Only after `findServer` and `findOrphanedSessions` found nothing.
 * Returns the number in them.
 */
export async function removeStaleMarks({ places }: Cluster, marks: Marks): Promise<number | undefined> {
  const [stalePid = ''] = (await readFile(pidFileOf(places), 'utf8').catch(() => '')).split('\n');
  for (const [file, { inode, changedAt }] of marks) {
    // Taken away first and looked at then: of two starts at once the slower must not remove the marks of the other's server.
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

/** Whether there was something to move. */
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
