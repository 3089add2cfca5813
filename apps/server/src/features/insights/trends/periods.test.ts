import { expect, test } from 'vitest';
import { startOfDay, bucketFor, createPeriodIndex, dayIn, splitRange } from './periods.ts';

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

test('a day starts at midnight, or later when the clocks skip it', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  // The clocks skip midnight there.
  expect(startOfDay('2026-03-08', 'America/Havana').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(dayIn(new Date('2026-03-08T04:59:59Z'), 'America/Havana')).toBe('2026-03-07');
});
