import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedTimer } from './shared-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

it('runs long timers with one timer of the browser, at most half a minute late', () => {
  const ran: string[] = [];
  sharedTimer.setTimeout(() => ran.push('first'), 60_000);
  sharedTimer.setTimeout(() => ran.push('second'), 100_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(59_000);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(31_000);
  expect(ran).toEqual(['first']);
  vi.advanceTimersByTime(40_000);
  expect(ran).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
});

it('never runs a cleared timer, and leaves short timers to the browser', () => {
  const ran: string[] = [];
  sharedTimer.clearTimeout(sharedTimer.setTimeout(() => ran.push('long'), 300_000));
  sharedTimer.clearTimeout(sharedTimer.setTimeout(() => ran.push('cleared'), 10));
  sharedTimer.setTimeout(() => ran.push('short'), 10);
  vi.advanceTimersByTime(10);
  expect(ran).toEqual(['short']);
  vi.advanceTimersByTime(400_000);
  expect(ran).toEqual(['short']);
});
