import { setTimeout as delay } from 'node:timers/promises';
import { untilReady } from '../../apps/server/test/outage-load.ts';
import { openStreams } from './chat-writes.ts';
import { EVERYWHERE, type Fault } from './fault.ts';

const REFUSES_WITHIN_MS = 30_000;

export const appKilled: Fault = {
  name: 'app killed (kill -9)',
  on: EVERYWHERE,
  rounds: 5,
  strike: async ({ app }) => {
    await app.end('SIGKILL');
    app.start();
  },
};

export const appStopped: Fault = {
  name: 'app stopped (SIGTERM) in the middle of streams',
  on: EVERYWHERE,
  rounds: 3,
  strike: async ({ app, findings }) => {
    await untilStreaming();
    const code = await app.end('SIGTERM');
    if (code !== 0) findings.push(`The app was asked to stop and exited with code ${code}.`);
    app.start();
  },
};

export const secondApp: Fault = {
  name: 'a second app on the same data directory',
  on: ['embedded'],
  rounds: 2,
  strike: async ({ createApp, findings }) => {
    const second = await createApp();
    second.start();
    const code = await Promise.race([second.ended, delay(REFUSES_WITHIN_MS, 'still running' as const)]);
    await second.end('SIGKILL');
    const lastLine = await second.lastLogLine();
    if (code !== 1 || !lastLine.includes('already running')) {
      findings.push(`A second app on the same data exited with ${code}; last line of its log: ${lastLine}`);
    }
  },
};

export const sideBySide: Fault = {
  name: 'two apps side by side, one of them killed',
  on: ['served'],
  rounds: 3,
  strike: async (stage) => {
    const second = await stage.createApp();
    second.start();
    await untilReady(second.url);
    stage.addresses.push(second.url);
    await delay(stage.random.between(500, 2_000));
    const [dies, lives] = stage.random.chance(0.5) ? [stage.app, second] : [second, stage.app];
    await dies.end('SIGKILL');
    stage.addresses.splice(0, stage.addresses.length, lives.url);
    stage.app = lives;
  },
};

/** Waits until a reply is being streamed, for two seconds at most. */
async function untilStreaming(): Promise<void> {
  for (let tries = 0; tries < 100 && openStreams.count === 0; tries += 1) await delay(20);
}
