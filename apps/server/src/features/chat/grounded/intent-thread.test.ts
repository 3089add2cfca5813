import { setImmediate as nextPass } from 'node:timers/promises';
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

/** A detector, with the threads that it has started. */
function setUpDetector(script?: string) {
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

/** Asks a question, which starts a thread, and waits until the thread has sent its first message. */
async function startThread({ detector, threads }: ReturnType<typeof setUpDetector>): Promise<void> {
  detector.allowThread();
  const asked = detector.detect(question);
  await new Promise((resolve) => threads[0]?.once('message', resolve));
  expect(await asked).toEqual(intentOf(question));
}

const READY_THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage('ready');`;
const ENDLESS_THREAD = `${READY_THREAD}
  parentPort.on('message', ({ id, question }) => {
    while (question.question === 'endless');
    parentPort.postMessage({ id, detected: { question: question.question, intent: 'by the thread' } });
  });`;
const nothingToLookUp = { question: question.question, intent: expect.objectContaining({ confidence: 0 }) };

test('a thread detects the same intent as the process, with its dates', async () => {
  const busy = setUpDetector();
  await startThread(busy);
  const post = vi.spyOn(busy.threads[0] as Worker, 'postMessage');
  const detected = await busy.detector.detect(question);
  expect(post).toHaveBeenCalledOnce();
  expect(detected).toEqual(intentOf(question));
  expect(detected.intent).toMatchObject({ intent: 'plan_question', window: { from: expect.any(Date) } });
});

test('a question starts a thread only once that is allowed, and not after a stop', async () => {
  const { detector, threads } = setUpDetector();
  expect(await detector.detect(question)).toEqual(intentOf(question));
  expect(threads).toHaveLength(0);
  detector.allowThread();
  const asked = [detector.detect(question), detector.detect(question)];
  expect(threads).toHaveLength(1);
  expect(await Promise.all(asked)).toEqual([intentOf(question), intentOf(question)]);
  await detector.stop();
  detector.allowThread();
  expect(await detector.detect(question)).toEqual(intentOf(question));
  expect(threads).toHaveLength(1);
});

test('if no thread can be started, the process detects the intents and does not try to start another', async () => {
  const log = createLogger({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const openWorker = vi.fn<() => Worker>(() => {
    throw new Error('too many threads');
  });
  const detector = createIntentDetector({ log }, openWorker);
  detector.allowThread();
  expect(await detector.detect(question)).toEqual(intentOf(question));
  expect(await detector.detect(question)).toEqual(intentOf(question));
  expect(openWorker).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});

test('when a thread ends, the process detects the intents except that of the oldest question', async () => {
  const busy = setUpDetector(`${READY_THREAD}
    parentPort.on('message', () => process.exit(3));`);
  await startThread(busy);
  const asked = Array.from({ length: 3 }, () => busy.detector.detect(question));
  expect(await Promise.all(asked)).toEqual([nothingToLookUp, intentOf(question), intentOf(question)]);
  expect(await busy.detector.detect(question)).toEqual(intentOf(question));
  expect(busy.threads).toHaveLength(1);
  expect(busy.warn).toHaveBeenCalledOnce();
});

test('a thread that works on one question for more than a second is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const endless = setUpDetector(ENDLESS_THREAD);
    await startThread(endless);
    const quick = endless.detector.detect(question);
    const stuck = endless.detector.detect({ ...question, question: 'endless' });
    const behind = endless.detector.detect(question);
    vi.advanceTimersByTime(900);
    expect(await quick).toMatchObject({ intent: 'by the thread' });
    vi.advanceTimersByTime(900);
    await nextPass();
    expect(endless.warn).not.toHaveBeenCalled();
    const ended = new Promise((resolve) => endless.threads[0]?.once('exit', resolve));
    vi.advanceTimersByTime(100);
    expect(await stuck).toEqual({ ...nothingToLookUp, question: 'endless' });
    expect(await behind).toEqual(intentOf(question));
    await ended;
    expect(endless.warn).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a stop ends the wait for a question on which the thread works', async () => {
  const endless = setUpDetector(ENDLESS_THREAD);
  await startThread(endless);
  const stuck = endless.detector.detect({ ...question, question: 'endless' });
  await endless.detector.stop();
  expect(await stuck).toEqual({ ...nothingToLookUp, question: 'endless' });
  expect(endless.warn).not.toHaveBeenCalled();
});

test('the process detects an intent that a thread could not detect', async () => {
  const failing = setUpDetector(`${READY_THREAD}
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, detected: undefined }));`);
  await startThread(failing);
  expect(await failing.detector.detect(question)).toEqual(intentOf(question));
});

test('a thread without questions for ten minutes ends, and the next question starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const busy = setUpDetector();
    await startThread(busy);
    const ended = new Promise((resolve) => busy.threads[0]?.once('exit', resolve));
    vi.advanceTimersByTime(600_000);
    await ended;
    expect(busy.warn).not.toHaveBeenCalled();
    expect(await busy.detector.detect(question)).toEqual(intentOf(question));
    expect(busy.threads).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
