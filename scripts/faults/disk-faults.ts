import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { makeExport } from './import-writes.ts';
import type { TestBed } from './test-bed.ts';

const UNREADY_TIMEOUT_MS = 10_000;
const FULL_DURATION_MS = 1_500;
const MAX_UPLOADS = 5;

/** The app must report the full disk, respond with clear errors, and continue when there is space again. */
export const diskFull: Fault = {
  name: 'disk of the data directory full',
  databases: ALL_DATABASES,
  repetitions: 5,
  skipReason: ({ testDisk }) =>
    testDisk === undefined ? 'needs root and the right to mount a file system' : undefined,
  inject: async (testBed) => {
    const { testDisk, app, findings } = testBed;
    testBed.diskFullUntil = Number.POSITIVE_INFINITY;
    await testDisk?.fill();
    try {
      if (!(await becomesUnready(testBed)))
        findings.push('/readyz said ready for ten seconds while the disk was full.');
      if (!(await refusesUpload(testBed))) findings.push('Uploads to a full disk were accepted.');
      await delay(FULL_DURATION_MS);
      if (!app.isRunning) findings.push('The app exited while the disk was full.');
    } finally {
      testBed.diskFullUntil = performance.now();
      await testDisk?.empty();
    }
  },
};

/**
 * Whether an upload is refused: with 507, or with 429 if imports of this person are in progress. A 500 also counts as
 * refused here; `Client` records it as an unexpected response. An import that ends meanwhile frees the space of its
 * files, so the disk is filled before each attempt.
 */
async function refusesUpload({ testDisk, client, people }: TestBed): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_UPLOADS; attempt += 1) {
    await testDisk?.fill();
    const { body, headers } = makeExport(`full disk ${randomUUID()}`);
    const token = people[0]?.token ?? '';
    const { status } = await client.request('POST /api/imports', { token, body, headers });
    if (status >= 400) return true;
  }
  return false;
}

async function becomesUnready({ app }: TestBed): Promise<boolean> {
  const end = performance.now() + UNREADY_TIMEOUT_MS;
  while (performance.now() < end) {
    const response = await fetch(`${app.url}/readyz`).catch(() => undefined);
    if (response?.status === 503) return true;
    await delay(100);
  }
  return false;
}
