import { expect, test } from 'vitest';
import { cutAtMonths, cutAtYears } from './months.ts';

test('a range is split into its whole months and the days around them', () => {
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

test('whole months are split into their whole years and the months around them', () => {
  expect(cutAtYears({ start: '2016-12-01', end: '2021-10-01' })).toEqual({
    years: { start: '2017-01-01', end: '2020-01-01' },
    months: [
      { start: '2016-12-01', end: '2016-12-01' },
      { start: '2021-01-01', end: '2021-10-01' },
    ],
  });
  expect(cutAtYears({ start: '2020-01-01', end: '2021-12-01' })).toEqual({
    years: { start: '2020-01-01', end: '2021-01-01' },
    months: [],
  });
});

test.each([
  ['2020-02-01', '2020-12-01'],
  ['2020-02-01', '2021-11-01'],
  ['2020-01-01', '2020-11-01'],
])('months from %s to %s hold no whole year', (start, end) => {
  expect(cutAtYears({ start, end })).toEqual({ years: undefined, months: [{ start, end }] });
});
