import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { makeExport } from './import-writes.ts';
import type { TestBed } from './test-bed.ts';

const UNREADY_TIMEOUT_MS = 10_000;
const FULL_DURATION_MS = 1_500;

/** The app must report the full disk, respond with clear errors, and continue when there is space again. */
export const diskFull: Fault = {
  name: 'disk of the data directory full',
  databases: ALL_DATABASES,
  rounds: 5,
  skipReason: ({ testDisk }) =>
    testDisk === undefined ? 'needs root and the right to mount a file system' : undefined,
  inject: async (testBed) => {
    const { testDisk, app, findings, client, people } = testBed;
    testBed.diskFullUntil = Number.POSITIVE_INFINITY;
    await testDisk?.fill();
    try {
      if (!(await becomesUnready(testBed)))
        findings.push('/readyz said ready for ten seconds while the disk was full.');
      const { body, headers } = makeExport(`full disk ${randomUUID()}`);
      const { status, text } = await client.request('POST /api/imports', {
        token: people[0]?.token ?? '',
        body,
        headers,
      });
      // The status is 429 if imports of this person are in progress; the client checks the messages of 5xx.
      if (status < 400) findings.push(`An upload to a full disk answered ${status} ${text}`);
      await delay(FULL_DURATION_MS);
      if (!app.isRunning) findings.push('The app exited while the disk was full.');
    } finally {
      testBed.diskFullUntil = performance.now();
      await testDisk?.empty();
    }
  },
};

async function becomesUnready({ app }: TestBed): Promise<boolean> {
  const end = performance.now() + UNREADY_TIMEOUT_MS;
  while (performance.now() < end) {
    const response = await fetch(`${app.url}/readyz`).catch(() => undefined);
    if (response?.status === 503) return true;
    await delay(100);
  }
  return false;
}
