import { expect, test } from 'vitest';
import { createManualClock, systemClock } from './clock.ts';

test('a manual clock stands still until it is advanced', () => {
  const clock = createManualClock('2026-11-20T09:00:00Z');
  expect(clock.now()).toEqual(new Date('2026-11-20T09:00:00Z'));
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-11-20T09:01:30Z'));
  clock.set('2027-01-01T00:00:00Z');
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'));
});

test('changing a date returned by a manual clock does not change the clock', () => {
  const clock = createManualClock('2026-11-20T09:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

test('the system clock returns the current time', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
