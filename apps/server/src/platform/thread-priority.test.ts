import { readdirSync, readFileSync } from 'node:fs';
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

/** The niceness of every thread of this process; the name before it may contain spaces and parentheses. */
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
    const own = Math.min(19, Math.min(...before) + 10);
    expect(readNiceValues().filter((niceness) => niceness === own)).toHaveLength(
      before.filter((niceness) => niceness === own).length + 1,
    );
  } finally {
    await worker.terminate();
  }
});
