import { expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';

test('nine in the morning stays nine across the change to summer time', () => {
  const series = { eventDate: new Date('2026-03-26T08:00:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };
  const found = occurrencesBetween(series, new Date('2026-03-28T00:00:00Z'), new Date('2026-03-31T00:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual([
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
});

test('the window includes its start but not its end', () => {
  const series = { eventDate: new Date('2026-01-01T10:00:00Z'), timeZone: 'UTC', recurrence: 'FREQ=DAILY;COUNT=3' };
  const found = occurrencesBetween(series, new Date('2026-01-01T10:00:00Z'), new Date('2026-01-03T10:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual(['2026-01-01T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
});

test('a skipped hour uses the offset before the change', () => {
  const series = { eventDate: new Date('2026-03-28T01:30:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };
  const found = occurrencesBetween(series, new Date('2026-03-28T00:00:00Z'), new Date('2026-03-31T00:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
});

test('a repeated hour means the first one', () => {
  const series = { eventDate: new Date('2026-10-24T00:30:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };
  const found = occurrencesBetween(series, new Date('2026-10-24T00:00:00Z'), new Date('2026-10-27T00:00:00Z'));
  expect(found.map((date) => date.toISOString())).toEqual([
    '2026-10-24T00:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
});

test('an event at midnight comes an hour later on the day on which summer time starts at midnight', () => {
  const series = {
    eventDate: new Date('2026-09-04T04:00:00Z'),
    timeZone: 'America/Santiago',
    recurrence: 'FREQ=DAILY',
  };
  const found = occurrencesBetween(series, new Date('2026-09-04T00:00:00Z'), new Date('2026-09-08T00:00:00Z'));
  expect(found.map((date) => date.toISOString().slice(0, 16))).toEqual([
    '2026-09-04T04:00',
    '2026-09-05T04:00',
    '2026-09-06T04:00',
    '2026-09-07T03:00',
  ]);
});

test('an event with an invalid stored rule happens once, and one with an unknown time zone repeats by its rule', () => {
  const series = { eventDate: new Date('2026-01-01T10:00:00Z'), timeZone: 'UTC', recurrence: 'FREQ=HOURLY' };
  const window = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')] as const;
  expect(occurrencesBetween(series, ...window)).toEqual([series.eventDate]);
  expect(
    occurrencesBetween({ ...series, timeZone: 'Mars/Olympus', recurrence: 'FREQ=YEARLY' }, ...window),
  ).toHaveLength(1);
});
