import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { lowerThreadPriority } from './thread-priority.ts';

const moduleAddress = new URL('thread-priority.ts', import.meta.url).href;
const script = `
  import { parentPort } from 'node:worker_threads';
  import { lowerThreadPriority } from ${JSON.stringify(moduleAddress)};
  lowerThreadPriority(10);
  parentPort.postMessage('done');
  setInterval(() => {}, 1_000);
`;

/**
 * The niceness of every thread of this process. The fields are counted from the last parenthesis, because the thread's
 * name before it may contain spaces and parentheses.
 */
function readNiceValues(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
  });
}

test.runIf(process.platform === 'linux')('lowers the priority of the worker thread only', async () => {
  lowerThreadPriority(10);
  const before = readNiceValues();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  try {
    await new Promise((resolve) => worker.once('message', resolve));
    const expectedPriority = Math.min(19, Math.min(...before) + 10);
    expect(readNiceValues().filter((niceness) => niceness === expectedPriority)).toHaveLength(
      before.filter((niceness) => niceness === expectedPriority).length + 1,
    );
  } finally {
    await worker.terminate();
  }
});

test.runIf(process.platform === 'linux')(
  'lowers the priority of a process and of what it starts afterwards',
  async () => {
    const program = `
    import { execFileSync } from 'node:child_process';
    import { getPriority } from 'node:os';
    const { lowerProcessPriority } = await import(${JSON.stringify(moduleAddress)});
    const before = getPriority(0);
    lowerProcessPriority(5);
    console.log(JSON.stringify([before, getPriority(0), Number(execFileSync('nice', { encoding: 'utf8' }))]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    const [before, after, started] = JSON.parse(stdout) as [number, number, number];
    expect([after, started]).toEqual([Math.min(19, before + 5), Math.min(19, before + 5)]);
  },
);
