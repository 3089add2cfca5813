import { expect, it } from 'vitest';
import { calculateDate } from './date-calculation.ts';

const context = { now: new Date('2026-11-23T22:30:00Z'), timeZone: 'Europe/Amsterdam' };

it.each([
  [{ operation: 'between', until: '2026-12-24' }, '31 days'],
  [{ operation: 'between', date: '2024-02-28', until: '2024-03-01' }, '2 days'],
  [{ operation: 'between', date: '2026-12-24', until: '2026-12-24T10:00' }, '0 days'],
  [{ operation: 'add', date: '2026-01-31', amount: 1, unit: 'months' }, '2026-02-28'],
  [{ operation: 'add', amount: 90, unit: 'days' }, '2027-02-21'],
  [{ operation: 'add', amount: -3, unit: 'hours' }, '2026-11-23T20:30'],
  [{ operation: 'weekday', date: '2026-12-24' }, 'Thursday'],
  [{ operation: 'time', to_zone: 'Tokyo' }, '07:30'],
  [{ operation: 'time', date: '2026-07-01T09:00', zone: 'America/New_York' }, '15:00'],
] as const)('%j is %s', (input, detail) => {
  const result = calculateDate(input, context);
  expect(result).toMatchObject({ detail });
  expect(result.state).toBeUndefined();
});

it('names working days and months', () => {
  expect(calculateDate({ operation: 'between', date: '2026-11-20', until: '2026-12-24' }, context).text).toBe(
    '34 days from 2026-11-20 to 2026-12-24: 0 years, 1 months and 4 days; 24 of them are Monday to Friday, without the first day.',
  );
});

it.each([
  { operation: 'time', to_zone: 'Mars/Olympus' },
  { operation: 'weekday', date: '2026-02-30' },
  { operation: 'add', date: '2026-01-01', amount: 1_000_000, unit: 'years' },
] as const)('%j fails with a reason', (input) => {
  expect(calculateDate(input, context)).toMatchObject({ state: 'failed', text: expect.stringContaining('cannot') });
});
