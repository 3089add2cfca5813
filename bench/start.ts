/**
 * start: the time from starting the process until /readyz responds with 200, first with an empty folder and then with
 * one that was used before, and the memory of the app with its database a few seconds later. Targets: 3 s, 2 s and 300
 * MB.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { withTemporaryFolder, startServer } from './app-process.ts';
import { megabytesOf } from './process-tree.ts';

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const app = await startServer(folder);
  try {
    for (;;) {
      const response = await fetch(`${app.url}/readyz`).catch(() => undefined);
      if (response?.ok === true) break;
      await wait(5);
    }
    const seconds = (performance.now() - began) / 1000;
    await wait(3_000);
    return { seconds, megabytes: megabytesOf(app.pid) };
  } finally {
    await app.stop();
  }
}

await withTemporaryFolder('start', async (folder) => {
  const first = await startOnce(folder);
  console.log(`start on an empty folder: ${first.seconds.toFixed(2)} s`);
  const again = [await startOnce(folder), await startOnce(folder), await startOnce(folder)];
  const seconds = Math.min(...again.map((each) => each.seconds));
  const megabytes = Math.max(...again.map((each) => each.megabytes));
  console.log(`start: ${seconds.toFixed(2)} s to /readyz, ${megabytes.toFixed(0)} MB idle with its database`);
});
