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
  const [endFirst, endSecond] = [readers.begin(), readers.begin()];
  work('first');
  work('second');
  endFirst();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  endSecond();
  endSecond();
  await vi.advanceTimersByTimeAsync(5);
  expect(done).toEqual(['first']);
  const endThird = readers.begin();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first']);
  endThird();
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

it('stops counting a reader whose model is slow', async () => {
  const { readers, done, work } = trackWork();
  readers.begin();
  work('sorting');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['sorting']);
});
