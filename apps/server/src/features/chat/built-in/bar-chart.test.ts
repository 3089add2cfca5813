import { expect, test } from 'vitest';
import { barChart, barsOverTime } from './bar-chart.ts';

test('a chart has a line per bar, the longest in full width, and an empty one for zero', () => {
  expect(
    barChart([
      { label: 'Work', count: 48 },
      { label: 'Health', count: 1 },
      { label: 'Home', count: 0 },
    ]),
  ).toBe(['```text', `Work    ${'█'.repeat(24)} 48`, 'Health  █ 1', 'Home     0', '```'].join('\n'));
});

test('months without a conversation are shown as 0, across a new year', () => {
  const counted = [
    { month: '2025-11', count: 2 },
    { month: '2026-01', count: 1 },
  ];
  expect(barsOverTime(counted, 3)).toEqual([
    { label: '2025-11', count: 2 },
    { label: '2025-12', count: 0 },
    { label: '2026-01', count: 1 },
  ]);
  expect(barsOverTime([], 3)).toEqual([]);
});

test('a period with too many months is shown by year', () => {
  const counted = [
    { month: '2022-12', count: 1 },
    { month: '2023-04', count: 9 },
    { month: '2023-05', count: 2 },
    { month: '2026-01', count: 1 },
  ];
  expect(barsOverTime(counted, 18)).toEqual([
    { label: '2022', count: 1 },
    { label: '2023', count: 11 },
    { label: '2024', count: 0 },
    { label: '2025', count: 0 },
    { label: '2026', count: 1 },
  ]);
});
