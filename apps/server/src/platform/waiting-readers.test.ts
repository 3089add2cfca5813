import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWaitingReaders } from './waiting-readers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs pieces of work and notes the names of those that have run. */
function trackWork(readers = createWaitingReaders()) {
  const done: string[] = [];
  const work = (name: string, options: { atMostMs?: number; signal?: AbortSignal } = {}) =>
    void readers.untilNone({ atMostMs: 10_000, ...options }).then(() => done.push(name));
  return { readers, done, work };
}

it('lets work run at once while nobody waits', async () => {
  const { done, work } = trackWork();
  work('sorting');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['sorting']);
});

it('lets work run one after another once the last reader has the first words', async () => {
  const { readers, done, work } = trackWork();
  const [first, second] = [readers.begin(), readers.begin()];
  work('first');
  work('second');
  first.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  second.end();
  second.end();
  await vi.advanceTimersByTimeAsync(5);
  expect(done).toEqual(['first']);
  const third = readers.begin();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first']);
  third.end();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['first', 'second']);
});

it('holds work back at most for the given time, and not after its signal is aborted', async () => {
  const { readers, done, work } = trackWork();
  const urgent = new AbortController();
  readers.begin();
  work('patient', { atMostMs: 300 });
  work('urgent', { signal: urgent.signal });
  urgent.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['urgent']);
  await vi.advanceTimersByTimeAsync(300);
  expect(done).toEqual(['urgent', 'patient']);
});

it('lets work run while a reader waits for the model only', async () => {
  const { readers, done, work } = trackWork();
  const reader = readers.begin();
  reader.pause();
  reader.pause();
  work('during the wait for the model');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['during the wait for the model']);
  reader.resume();
  work('after the first words');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toHaveLength(1);
  reader.end();
  await vi.advanceTimersByTimeAsync(5);
  expect(done).toEqual(['during the wait for the model', 'after the first words']);
});

it('does not count a reader again once it has the first words', async () => {
  const { readers, done, work } = trackWork();
  const reader = readers.begin();
  reader.end();
  reader.resume();
  work('sorting');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['sorting']);
});

it('counts a reader for five seconds at a time', async () => {
  const { readers, done, work } = trackWork();
  const reader = readers.begin();
  work('sorting', { atMostMs: 60_000 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['sorting']);
  reader.resume();
  work('searching', { atMostMs: 60_000 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).toEqual(['sorting']);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['sorting', 'searching']);
});

it('lets all urgent work run together when the last reader pauses, and after its time in any case', async () => {
  const { readers, done } = trackWork();
  const pass = (name: string): void => void readers.letPass({ atMostMs: 250 }).then(() => done.push(name));
  pass('nobody waits');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['nobody waits']);
  const reader = readers.begin();
  pass('first');
  pass('second');
  await vi.advanceTimersByTimeAsync(249);
  expect(done).toEqual(['nobody waits']);
  reader.pause();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['nobody waits', 'first', 'second']);
  reader.resume();
  pass('late');
  await vi.advanceTimersByTimeAsync(250);
  expect(done.at(-1)).toBe('late');
  const leaving = new AbortController();
  void readers.letPass({ atMostMs: 250, signal: leaving.signal }).then(() => done.push('left'));
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(done.at(-1)).toBe('left');
});
