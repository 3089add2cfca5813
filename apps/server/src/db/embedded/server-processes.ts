import { readFile, readlink, rm } from 'node:fs/promises';
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

/**
 * Removes the marks of a server that is gone. PostgreSQL does so itself when the number in them is free, but not when
 * it belongs to a zombie or has passed to a stranger. Only after `findServer` and `findOrphanedSessions` found nothing.
 */
export async function removeStaleMarks({ places }: Cluster): Promise<number | undefined> {
  const pidFile = path.join(places.cluster, 'postmaster.pid');
  const [stalePid] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const socket = socketFile(places.socketDir);
  await Promise.all([pidFile, socket, `${socket}.lock`].map((file) => rm(file, { force: true })));
  return stalePid === undefined || stalePid === '' ? undefined : Number(stalePid);
}

async function isProgramReplaced(pid: number): Promise<boolean> {
  const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return program.endsWith(' (deleted)');
}
