import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface RunningProcess {
  pid: number;
  parent: number;
  /** The command line, separated by spaces. */
  command: string;
}

/** Every running process of this machine, without zombies: those still have a pid, but hold no resources. */
export async function listProcesses(): Promise<RunningProcess[]> {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

async function listFromProc(): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(readFromProc));
  return found.filter((entry) => entry !== undefined);
}

async function readFromProc(pid: string): Promise<RunningProcess | undefined> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The program's name is in parentheses and may contain spaces and parentheses: count from the last one.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return { pid: Number(pid), parent: Number(parent), command: command.replaceAll('\0', ' ').trim() };
  } catch {
    // The process ended after it was listed.
    return undefined;
  }
}

async function listFromPs(): Promise<RunningProcess[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,stat=,command='], { maxBuffer: 16 * 1024 * 1024 });
  const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line));
  return rows.flatMap((row) => {
    const [, pid, parent, state, command] = row ?? [];
    if (command === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command: command.trim() }];
  });
}
