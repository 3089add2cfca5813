import { expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.mjs';

it('prints the time of each part, and the total', () => {
  const times = [4_000, 129_400, 600_000];
  const stopwatch = createStopwatch(() => times.shift() ?? 0);
  for (const part of ['setting up', 'server', 'journeys']) stopwatch.lap(part);
  expect(stopwatch.describe().split('\n')).toEqual([
    'setting up  0:04 min',
    'server      2:05 min',
    'journeys    7:51 min',
    'in all     10:00 min',
  ]);
});
