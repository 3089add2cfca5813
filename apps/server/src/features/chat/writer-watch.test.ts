import { expect, test } from 'vitest';
import { createWriterWatch } from './writer-watch.ts';

const leaseUntil = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds));

/** Checks every 300 ms and returns after how many milliseconds the writer was considered dead, at most 10 s. */
function watchWriter(rowAt: (milliseconds: number) => { content: string; leaseExpiresAt: Date } | undefined) {
  let time = 0;
  const { isGone } = createWriterWatch(() => time);
  for (; time < 10_000; time += 300) {
    const row = rowAt(time);
    if (row !== undefined && isGone(row)) return time;
  }
  return undefined;
}

test('a row that is unchanged for three seconds counts as abandoned by its writer', () => {
  expect(watchWriter(() => ({ content: 'Half', leaseExpiresAt: leaseUntil(30) }))).toBe(3_000);
});

test('a growing text and a renewed lease are signs of life', () => {
  expect(watchWriter((time) => ({ content: 'a'.repeat(time / 100), leaseExpiresAt: leaseUntil(30) }))).toBeUndefined();
  expect(
    watchWriter((time) => ({ content: '', leaseExpiresAt: leaseUntil(30 + Math.floor(time / 1_500)) })),
  ).toBeUndefined();
});

test('while the database is unavailable no writer counts as dead, and the wait restarts afterwards', () => {
  const isAway = (time: number) => time > 2_000 && time < 6_000;
  expect(watchWriter((time) => (isAway(time) ? undefined : { content: 'Half', leaseExpiresAt: leaseUntil(30) }))).toBe(
    9_000,
  );
});
