import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';

const processes = new URL('processes.mjs', import.meta.url).href;
const preload = new URL('end-with-parent.mjs', import.meta.url).href;

/** A service that prints its process id, then each signal. Exit code: 0 at the third signal, 7 at SIGTERM before it. */
const SERVICE = `
  let count = 0;
  const print = (signal) => {
    console.log(signal);
    count += 1;
    if (count === 3) process.exit(0);
    if (signal === 'SIGTERM') process.exit(7);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => print(signal));
  console.log(process.pid);
  setInterval(() => {}, 1000);`;
const BOOTSTRAP = `
  const { run } = await import(${JSON.stringify(processes)});
  const args = ['--import', ${JSON.stringify(preload)}, '-e', ${JSON.stringify(SERVICE)}];
  const { code } = await run(process.execPath, args, { isService: true });
  process.exit(code);`;

const started = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function startBootstrap() {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', BOOTSTRAP], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  return { child, next, servicePid: Number(await next()) };
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a service', () => {
  it('gets one signal when the terminal and npm both forward the same Ctrl-C', async () => {
    const { child, next } = await startBootstrap();
    child.kill('SIGINT');
    expect(await next()).toBe('SIGINT');
    child.kill('SIGINT');
    const exit = once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    child.kill('SIGTERM');
    expect(await next()).toBe('SIGTERM');
    await exit;
  });

  it('is asked to stop when the terminal is closed', async () => {
    const { child, next } = await startBootstrap();
    child.kill('SIGHUP');
    expect(await next()).toBe('SIGTERM');
  });

  it('stops when the bootstrap is killed', async () => {
    const { child, servicePid } = await startBootstrap();
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(servicePid)).toBe(false), { timeout: 5000 });
  });
});
