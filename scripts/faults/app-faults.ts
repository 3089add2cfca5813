import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilReady } from '../../apps/server/test/outage-load.ts';
import { waitForStream } from './chat-writes.ts';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { GIVE_UP_AFTER_MS } from './start-deadline.ts';

const SECOND_APP_EXIT_TIMEOUT_MS = 30_000;

export const appKilled: Fault = {
  name: 'app killed (kill -9)',
  databases: ALL_DATABASES,
  repetitions: 8,
  inject: async ({ app }) => {
    await app.kill('SIGKILL');
    app.start();
  },
};

export const appStopped: Fault = {
  name: 'app stopped (SIGTERM) in the middle of streams',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: async ({ app, findings }) => {
    await waitForStream();
    const code = await app.kill('SIGTERM');
    if (code !== 0) findings.push(`The app was asked to stop and exited with code ${code}.`);
    app.start();
  },
};

/** Simulates a suspended machine, or a time server that corrects a wrong clock. */
export const clockJumped: Fault = {
  name: 'app clock set forward or back by up to two hours, then corrected',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: async ({ app, random }) => {
    app.setClockOffset(random.between(60_000, 7_200_000) * (random.chance(0.5) ? 1 : -1));
    await delay(random.between(1_000, 5_000));
    app.setClockOffset(0);
  },
};

export const secondApp: Fault = {
  name: 'second app started on the same data directory',
  databases: ['embedded'],
  repetitions: 3,
  inject: async ({ createApp, findings }) => {
    const second = await createApp();
    second.start();
    const code = await Promise.race([second.exited, delay(SECOND_APP_EXIT_TIMEOUT_MS, 'still running' as const)]);
    await second.kill('SIGKILL');
    const lastLine = await second.lastLogLine();
    if (code !== 1 || !lastLine.includes('already running')) {
      findings.push(`A second app on the same data exited with ${code}; last line of its log: ${lastLine}`);
    }
  },
};

/** The app must take over the imports and other jobs of the worker. */
export const workerKilled: Fault = {
  name: 'separate worker process killed (kill -9)',
  databases: ['external'],
  repetitions: 5,
  inject: async ({ createApp, random }) => {
    const worker = await createApp('worker');
    worker.start();
    try {
      await waitUntilReady(worker.url, GIVE_UP_AFTER_MS);
      await delay(random.between(500, 3_000));
    } finally {
      await worker.kill('SIGKILL');
    }
  },
};

export const oneOfTwoAppsKilled: Fault = {
  name: 'one of two apps killed (kill -9)',
  databases: ['external'],
  repetitions: 6,
  inject: async (testBed) => {
    const second = await testBed.createApp();
    second.start();
    try {
      await waitUntilReady(second.url, GIVE_UP_AFTER_MS);
    } catch (error) {
      await second.kill('SIGKILL');
      throw error;
    }
    testBed.addresses.push(second.url);
    await delay(testBed.random.between(500, 2_000));
    const [killed, survivor] = testBed.random.chance(0.5) ? [testBed.app, second] : [second, testBed.app];
    await killed.kill('SIGKILL');
    testBed.addresses.splice(0, testBed.addresses.length, survivor.url);
    testBed.app = survivor;
  },
};
