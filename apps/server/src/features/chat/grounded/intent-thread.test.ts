import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { workerAddress } from '#platform/worker-address.ts';
import { createIntentDetector, type IntentDetector } from './intent-thread.ts';
import { intentOf } from './question-intent.ts';

const question = { question: 'What do I have to do tomorrow?', now: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC' };
const detectors: IntentDetector[] = [];

afterEach(async () => {
  for (const detector of detectors.splice(0)) await detector.stop();
});

/** A detector whose threads are counted. */
function countThreads(script?: string) {
  const threads: Worker[] = [];
  const log = createLogger({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const detector = createIntentDetector({ log }, () => {
    const address = workerAddress('intent-worker', import.meta.url);
    const thread = script === undefined ? new Worker(address) : new Worker(script, { eval: true });
    threads.push(thread);
    return thread;
  });
  detectors.push(detector);
  return { detector, threads, warn };
}

/** Asks five questions at once, which start a thread, and waits until the thread has sent its first message. */
async function startThread({ detector, threads }: ReturnType<typeof countThreads>): Promise<void> {
  detector.allowThread();
  const asked = Array.from({ length: 5 }, () => detector.detect(question));
  await new Promise((resolve) => threads[0]?.once('message', resolve));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 5 }, () => intentOf(question)));
}

test('a thread detects the same intent as the process, with its dates', async () => {
  const busy = countThreads();
  await startThread(busy);
  const post = vi.spyOn(busy.threads[0] as Worker, 'postMessage');
  const detected = await busy.detector.detect(question);
  expect(post).toHaveBeenCalledOnce();
  expect(detected).toEqual(intentOf(question));
  expect(detected.intent).toMatchObject({ intent: 'plan_question', window: { from: expect.any(Date) } });
});

test('a thread starts only once it is allowed and five questions come within a second', async () => {
  const { detector, threads } = countThreads();
  const ask = (count: number) => Promise.all(Array.from({ length: count }, () => detector.detect(question)));
  await ask(5);
  expect(threads).toHaveLength(0);
  const later = countThreads();
  later.detector.allowThread();
  for (let asked = 1; asked <= 4; asked += 1) void later.detector.detect(question);
  expect(later.threads).toHaveLength(0);
  expect(await later.detector.detect(question)).toEqual(intentOf(question));
  expect(later.threads).toHaveLength(1);
});

test('the process detects the intents that a thread leaves behind when it ends, and starts no other one', async () => {
  const busy = countThreads(`
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => process.exit(3));
    parentPort.postMessage('ready');`);
  await startThread(busy);
  const asked = Array.from({ length: 5 }, () => busy.detector.detect(question));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 5 }, () => intentOf(question)));
  expect(await busy.detector.detect(question)).toEqual(intentOf(question));
  expect(busy.threads).toHaveLength(1);
  expect(busy.warn).toHaveBeenCalledOnce();
});

test('the process detects an intent that a thread could not detect', async () => {
  const failing = countThreads(`
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, detected: undefined }));
    parentPort.postMessage('ready');`);
  await startThread(failing);
  expect(await failing.detector.detect(question)).toEqual(intentOf(question));
});

test('a thread without questions for ten minutes ends, and the next busy second starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const busy = countThreads();
    await startThread(busy);
    const ended = new Promise((resolve) => busy.threads[0]?.once('exit', resolve));
    vi.advanceTimersByTime(600_000);
    await ended;
    expect(busy.warn).not.toHaveBeenCalled();
    await Promise.all(Array.from({ length: 6 }, () => busy.detector.detect(question)));
    expect(busy.threads).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
