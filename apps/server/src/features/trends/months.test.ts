import { expect, test } from 'vitest';
import { cutAtMonths } from './months.ts';

test('a range is cut into its whole months and the days around them', () => {
  expect(cutAtMonths({ start: '2025-01-15', end: '2025-12-10' })).toEqual({
    months: { start: '2025-02-01', end: '2025-11-01' },
    edges: [
      { start: '2025-01-15', end: '2025-01-31' },
      { start: '2025-12-01', end: '2025-12-10' },
    ],
  });
});

test('a range of whole months has no days around them', () => {
  expect(cutAtMonths({ start: '2024-02-01', end: '2024-02-29' })).toEqual({
    months: { start: '2024-02-01', end: '2024-02-01' },
    edges: [],
  });
});

test.each([
  ['2025-03-02', '2025-03-31'],
  ['2025-03-05', '2025-04-10'],
  ['2025-03-01', '2025-03-30'],
])('a range from %s to %s holds no whole month', (start, end) => {
  expect(cutAtMonths({ start, end })).toEqual({ months: undefined, edges: [{ start, end }] });
});
