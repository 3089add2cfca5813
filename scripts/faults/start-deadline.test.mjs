import { expect, test } from 'vitest';
import { startDeadlineMs } from './start-deadline.ts';

test('a start has ten seconds while a processor is free, and longer in proportion to the load', () => {
  expect([0, 1, 2, 5, 1_000].map((waiting) => startDeadlineMs(waiting, 2))).toEqual([
    10_000, 10_000, 10_000, 25_000, 60_000,
  ]);
});
