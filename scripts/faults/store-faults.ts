import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { GateBehaviour } from './http-gate.ts';
import type { TestBed } from './test-bed.ts';

const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';
const STORAGE_FULL = '<Error><Code>XMinioStorageFull</Code><Message>The disk is full.</Message></Error>';
const ACCESS_DENIED = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
const LOGIN_PAGE = '<html><body>Please log in to this network.</body></html>';

export const storeKilled: Fault = {
  name: 'object store killed (kill -9)',
  databases: ['external'],
  repetitions: 4,
  inject: async ({ store, random }) => {
    await store?.kill();
    await delay(random.between(500, 3_000));
    await store?.start();
  },
};

export const storeSlow: Fault = {
  name: 'object store slow, or silent for seconds',
  databases: ['external'],
  repetitions: 3,
  inject: (testBed) =>
    misbehave(
      testBed,
      testBed.random.pick<GateBehaviour>([
        { kind: 'slow', milliseconds: testBed.random.between(300, 2_000) },
        { kind: 'silence' },
      ]),
    ),
};

export const storeFull: Fault = {
  name: 'object store full: it refuses new objects',
  databases: ['external'],
  repetitions: 3,
  inject: (testBed) => misbehave(testBed, { kind: 'answer', status: 507, body: STORAGE_FULL }, ['PUT']),
};

export const storeFailing: Fault = {
  name: 'object store answers with errors, or a page of someone else',
  databases: ['external'],
  repetitions: 5,
  inject: (testBed) =>
    misbehave(
      testBed,
      testBed.random.pick<GateBehaviour>([
        { kind: 'answer', status: 503, body: SLOW_DOWN },
        { kind: 'answer', status: 500, body: '' },
        { kind: 'answer', status: 403, body: ACCESS_DENIED },
        { kind: 'answer', status: 200, body: LOGIN_PAGE },
      ]),
    ),
};

export const storeCut: Fault = {
  name: 'object store cut off in the middle of its answers',
  databases: ['external'],
  repetitions: 3,
  inject: (testBed) => misbehave(testBed, { kind: 'cut answer' }),
};

async function misbehave({ store, random }: TestBed, behaviour: GateBehaviour, methods?: string[]): Promise<void> {
  store?.gate.setBehaviour(behaviour, methods);
  await delay(random.between(1_500, 4_000));
  store?.gate.setBehaviour(undefined);
}
