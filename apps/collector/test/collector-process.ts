import { spawn, type ChildProcess } from 'node:child_process';
import { BUNDLE } from './bundle.ts';
import type { Computer } from './computer.ts';
import type { FakeArchive } from './fake-archive.ts';

export interface RunningCollector {
  child: ChildProcess;
  /** The exit code, or the signal that ended the process, and its output. */
  ended: Promise<{ code: number | null; signal: string | null; output: string }>;
}

/** The command in a separate process. */
export function startCollector(command: string, computer: Computer, archive: FakeArchive): RunningCollector {
  const places = ['--home', computer.home, '--state', computer.state];
  const child = spawn(
    process.execPath,
    [BUNDLE, command, '--json', '--url', archive.url, '--token', archive.token, ...places],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<Awaited<RunningCollector['ended']>>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output: Buffer.concat(chunks).toString() }));
  });
  return { child, ended };
}
