import { expect, test } from 'vitest';
import { monthOf, nextMonthAfter } from './billing-month.ts';

test('months are calendar months in UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11');
});

test('the month after December is January of the next year', () => {
  expect(nextMonthAfter(new Date('2026-12-15T12:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
