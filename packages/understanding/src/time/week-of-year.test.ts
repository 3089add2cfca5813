import { expect, it } from 'vitest';
import { weekOfYear } from './week-of-year.ts';

it.each([
  [2026, 11, 18, 47],
  [2026, 1, 1, 1],
  [2027, 1, 3, 53],
  [2024, 12, 30, 1],
])('the week of %i-%i-%i has the number %i by ISO 8601', (year, month, day, week) => {
  expect(weekOfYear({ year, month, day })).toBe(week);
});
