import { expect, test } from 'vitest';
import { fromLocalField, toLocalField } from './local-time.ts';

test.each([
  ['2026-10-24T02:30', 'Europe/Berlin', '2026-10-24T00:30:00.000Z'],
  ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ['2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
])('around the hour that clocks repeat, %s in %s is %s, the first instant if there are two', (local, zone, instant) => {
  expect(fromLocalField(local, zone)).toBe(instant);
});

test.each([
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T03:30'],
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T03:30'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
  ['2026-03-29T00:00', 'Europe/Berlin', '2026-03-29T00:00'],
])('%s in %s, when clocks go forward, is shown as %s', (local, zone, shown) => {
  expect(toLocalField(fromLocalField(local, zone), zone)).toBe(shown);
});
