import { expect, test } from 'vitest';
import { barChart, everyMonth } from './bar-chart.ts';

test('a chart has a line a bar, the longest one full width, none for nothing', () => {
  expect(
    barChart([
      { label: 'Work', count: 48 },
      { label: 'Health', count: 1 },
      { label: 'Home', count: 0 },
    ]),
  ).toBe(['```text', `Work    ${'█'.repeat(24)} 48`, 'Health  █ 1', 'Home     0', '```'].join('\n'));
});

test('months without a conversation are there as 0, over the turn of a year, the latest ones only', () => {
  const counted = [
    { month: '2024-01', count: 9 },
    { month: '2025-11', count: 2 },
    { month: '2026-01', count: 1 },
  ];
  expect(everyMonth(counted, 3)).toEqual([
    { label: '2025-11', count: 2 },
    { label: '2025-12', count: 0 },
    { label: '2026-01', count: 1 },
  ]);
  expect(everyMonth([], 3)).toEqual([]);
});
