import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The PostgreSQL that the app itself starts, or an external one. */
export type DatabaseKind = 'embedded' | 'external';

/** How PostgreSQL stops: 'fast' ends its sessions; 'immediate' is an emergency stop with recovery at the next start. */
export type StopMode = 'fast' | 'immediate';

export interface DatabaseControl {
  /** Connection URL for `pg`. */
  address(): Promise<string>;
  /** kill -9 of the main process; resolves when PostgreSQL was restarted, or is about to be. */
  kill(): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Suspends every process of PostgreSQL; the returned function resumes them. */
  freeze(): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * The id of PostgreSQL's main process. Waits while the file is still being written: an empty file would give the id 0,
 * and a signal to 0 goes to this script's own process group.
 */
async function readMainProcessId(cluster: string): Promise<number> {
  for (;;) {
    const file = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    const pid = Number(file.split('\n')[0]);
    if (pid > 1) return pid;
    await delay(10);
  }
}

/** Resolves when the main process has exited. */
export async function endMainProcess(cluster: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await readMainProcessId(cluster);
  sendSignal(pid, signal);
  while (sendSignal(pid, 0)) await delay(10);
}

export async function freezeProcesses(cluster: string): Promise<() => void> {
  const main = await readMainProcessId(cluster);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(main)]);
  const pids = [main, ...stdout.split('\n').filter(Boolean).map(Number)];
  // The main process first, so that it creates no new ones.
  for (const pid of pids) sendSignal(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) sendSignal(pid, 'SIGCONT');
  };
}

/** Whether the process still existed: a session may have ended in the meantime. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}
