import { expect, test } from 'vitest';
import { nextReadAt, parseRetryAfter } from './next-read.ts';

const now = new Date('2026-11-20T09:00:00Z');
const minutesUntilRead = (failures: number, retryAfterMs = 0) =>
  (nextReadAt(now, failures, retryAfterMs).getTime() - now.getTime()) / 60_000;

test('the next read is an hour after a success, 15 minutes after a failure and later after more failures, up to a day', () => {
  expect([0, 1, 2, 3, 7, 8, 500].map((failures) => minutesUntilRead(failures))).toEqual([
    60, 15, 30, 60, 960, 1_440, 1_440,
  ]);
});

test('a server can ask for more time, up to a day', () => {
  expect([minutesUntilRead(1, 3_600_000), minutesUntilRead(1, 1_000), minutesUntilRead(1, 9e12)]).toEqual([
    60, 15, 1_440,
  ]);
});

test.each([
  [undefined, 0],
  ['120', 120_000],
  ['Fri, 20 Nov 2026 09:05:00 GMT', 300_000],
  ['Fri, 20 Nov 2020 09:05:00 GMT', 0],
  ['soon', 0],
])('Retry-After %s is %i ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});
