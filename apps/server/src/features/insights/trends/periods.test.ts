import { expect, test } from 'vitest';
import { bucketFor, createPeriodIndex, splitRange } from './periods.ts';

test('a range is shown by days up to a month, by weeks up to half a year, then by months', () => {
  expect(bucketFor({ start: '2026-10-01', end: '2026-10-31' })).toBe('day');
  expect(bucketFor({ start: '2026-10-01', end: '2026-11-01' })).toBe('week');
  expect(bucketFor({ start: '2026-01-01', end: '2026-12-31' })).toBe('month');
});

test('weeks start on Monday, and the first and the last may be partial', () => {
  expect(splitRange({ start: '2026-11-05', end: '2026-11-17' }, 'week')).toEqual([
    { start: '2026-11-05', end: '2026-11-08' },
    { start: '2026-11-09', end: '2026-11-15' },
    { start: '2026-11-16', end: '2026-11-17' },
  ]);
});

test('months follow the calendar across the end of a year', () => {
  expect(splitRange({ start: '2026-12-31', end: '2027-02-28' }, 'month').map(({ start }) => start)).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-02-01',
  ]);
});

test('a day finds its period, and a day before all periods belongs to the first', () => {
  const indexOf = createPeriodIndex(splitRange({ start: '2026-11-05', end: '2026-11-17' }, 'week'));
  expect(['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-17'].map(indexOf)).toEqual([0, 0, 1, 2]);
});
