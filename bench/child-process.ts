import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child {
  /** The URL in the line it printed. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a script and waits until it prints a line with a URL; its stderr and the errors it logs are passed on. */
export async function startChild(
  script: string,
  options: { flags?: readonly string[]; args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Child> {
  const child = spawn(process.execPath, [...(options.flags ?? []), script, ...(options.args ?? [])], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (/^\{"level":"?(?:error|fatal|[56]0)/.test(line)) console.error(line);
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address !== undefined && !line.startsWith('{')) resolve(address);
    });
  });
  const started = await Promise.race([url, ended]);
  if (started === undefined) throw new Error(`${script} ended before it was ready`);
  return {
    url: started,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
