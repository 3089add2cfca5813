import { spawn } from 'node:child_process';
import { homedir, hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runCommand } from './command/run-command.ts';

const ownPath = fileURLToPath(import.meta.url);
const stopController = new AbortController();
// If `watch` started this process, the process ends when `watch` ends, even if `watch` was killed.
process.once('disconnect', () => stopController.abort());
process.channel?.unref();
// Ctrl-C sends its signal twice, from the terminal and from npm: the second one must not interrupt an orderly stop.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopController.abort());
// The reader of the output may have ended, as in `status | head -1`.
process.stdout.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  hostName: hostname(),
  pid: process.pid,
  userId: process.getuid?.(),
  fetch,
  signal: stopController.signal,
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds) => wait(milliseconds, undefined, { signal: stopController.signal }).catch(() => undefined),
  print: (line) => void process.stdout.write(`${line}\n`),
  ask,
  runProgram,
  runSelf,
  freeMemory,
  ownCommand: [process.execPath, ownPath],
});

function ask(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(null));
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}

function runSelf(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ownPath, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    stopController.signal.addEventListener('abort', () => child.kill(), { once: true });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function freeMemory(): void {
  // Otherwise Node keeps memory that it needed once, for days in a process that mostly waits.
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function runProgram(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', windowsHide: true });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
