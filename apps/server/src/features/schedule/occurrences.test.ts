import { expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';

test('nine in the morning stays nine over the change to summer time', () => {
  const series = { eventDate: new Date('2026-03-26T08:00:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };
  const found = occurrencesBetween(series, new Date('2026-03-28T00:00:00Z'), new Date('2026-03-31T00:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual([
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
});

test('the window includes its beginning and not its end', () => {
  const series = { eventDate: new Date('2026-01-01T10:00:00Z'), timeZone: 'UTC', recurrence: 'FREQ=DAILY;COUNT=3' };
  const found = occurrencesBetween(series, new Date('2026-01-01T10:00:00Z'), new Date('2026-01-03T10:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual(['2026-01-01T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
});
