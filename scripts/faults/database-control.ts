import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The one the app brings along, or a PostgreSQL server of its own. */
export type DatabaseKind = 'embedded' | 'served';

/** How a server ends: told to, at once with its sessions; or as in an emergency, to recover at its next start. */
export type StopMode = 'fast' | 'immediate';

export interface DatabaseControl {
  /** For `pg`. */
  address(): Promise<string>;
  /** kill -9 of the main process; resolves when the server was started again, or is about to be. */
  kill(): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Every process of the server stands still; the answer lets them go on. */
  freeze(): Promise<() => void>;
  close(): Promise<void>;
}

/** Waits while the file is still being written: without a number in it a signal would go to this script's own group. */
export async function mainProcessOf(cluster: string): Promise<number> {
  for (;;) {
    const file = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    const pid = Number(file.split('\n')[0]);
    if (pid > 1) return pid;
    await delay(10);
  }
}

/** Resolves when the main process is gone. */
export async function endMainProcess(cluster: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await mainProcessOf(cluster);
  send(pid, signal);
  while (send(pid, 0)) await delay(10);
}

export async function freezeProcesses(cluster: string): Promise<() => void> {
  const main = await mainProcessOf(cluster);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(main)]);
  const pids = [main, ...stdout.split('\n').filter(Boolean).map(Number)];
  // The main process first, so that it makes no new ones.
  for (const pid of pids) send(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) send(pid, 'SIGCONT');
  };
}

/** Whether the process was still there: a session may have ended by itself in between. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}
