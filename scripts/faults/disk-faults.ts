import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EVERYWHERE, type Fault } from './fault.ts';
import { makeExport } from './import-writes.ts';
import type { Stage } from './stage.ts';

const SAYS_SO_WITHIN_MS = 10_000;
const STAYS_FULL_MS = 1_500;

/** The app must report it, answer with clear errors, and continue when there is space again. */
export const diskFull: Fault = {
  name: 'disk of the data directory full',
  on: EVERYWHERE,
  rounds: 2,
  whyNot: ({ testDisk }) => (testDisk === undefined ? 'needs root and the right to mount a file system' : undefined),
  strike: async (stage) => {
    const { testDisk, app, findings, client, people } = stage;
    stage.diskFullUntil = Number.POSITIVE_INFINITY;
    await testDisk?.fill();
    try {
      if (!(await isUnready(stage))) findings.push('/readyz said ready for ten seconds while the disk was full.');
      const { body, headers } = makeExport(`full disk ${randomUUID()}`);
      const { status, text } = await client.ask('POST /api/imports', { token: people[0]?.token ?? '', body, headers });
      // 429 if imports of this person are in progress; the client checks the messages of 5xx.
      if (status < 400) findings.push(`An upload to a full disk answered ${status} ${text}`);
      await delay(STAYS_FULL_MS);
      if (!app.isRunning) findings.push('The app exited while the disk was full.');
    } finally {
      stage.diskFullUntil = performance.now();
      await testDisk?.empty();
    }
  },
};

async function isUnready({ app }: Stage): Promise<boolean> {
  const end = performance.now() + SAYS_SO_WITHIN_MS;
  while (performance.now() < end) {
    const response = await fetch(`${app.url}/readyz`).catch(() => undefined);
    if (response?.status === 503) return true;
    await delay(100);
  }
  return false;
}
