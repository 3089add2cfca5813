import { describe, expect, test } from 'vitest';
import { computeStreaks } from './streaks.ts';

describe('streaks', () => {
  test('count consecutive days across the end of a month', () => {
    expect(computeStreaks(['2026-01-30', '2026-01-31', '2026-02-01'], '2026-02-01')).toEqual({
      current: 3,
      longest: 3,
    });
  });

  test('continue on the next day and end on the day after that', () => {
    expect(computeStreaks(['2026-01-01', '2026-01-02'], '2026-01-03').current).toBe(2);
    expect(computeStreaks(['2026-01-01', '2026-01-02'], '2026-01-04')).toEqual({ current: 0, longest: 2 });
  });

  test('remember the longest one', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-10'];
    expect(computeStreaks(days, '2026-01-10')).toEqual({ current: 1, longest: 3 });
    expect(computeStreaks([], '2026-01-10')).toEqual({ current: 0, longest: 0 });
  });
});
