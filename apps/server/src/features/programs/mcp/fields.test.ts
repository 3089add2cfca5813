import { expect, test } from 'vitest';
import { toEnd, toStart } from './fields.ts';

test('a period of one day lasts from midnight to midnight, even when the clocks change', () => {
  const hoursOf = (day: string) => {
    const [start, end] = [toStart(day, 'Europe/Berlin'), toEnd(day, 'Europe/Berlin')];
    return ((end?.getTime() ?? 0) - (start?.getTime() ?? 0)) / 3_600_000;
  };
  expect(['2026-03-29', '2026-07-01', '2026-10-25'].map(hoursOf)).toEqual([23, 24, 25]);
});
