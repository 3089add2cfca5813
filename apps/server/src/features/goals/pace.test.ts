import { describe, expect, test } from 'vitest';
import { isReached, paceOf, progressOf } from './pace.ts';

const days = { firstDay: '2026-11-02', today: '2026-11-16', targetDate: '2026-12-14' };

describe('the pace of a goal', () => {
  test('is the difference from steady progress and the weekly rate that is needed from now on', () => {
    // 14 of 42 days have passed: 4 of 12 were due, 1 is done, 11 are left for four weeks.
    const pace = paceOf({ start: 0, current: 1, target: 12 }, days);
    expect(pace).toEqual({ state: 'behind', difference: 3, perWeek: 2.8 });
  });

  test('can be ahead or on track', () => {
    expect(paceOf({ start: 0, current: 6, target: 12 }, days)).toEqual({ state: 'ahead', difference: 2, perWeek: 1.5 });
    expect(paceOf({ start: 0, current: 4, target: 12 }, days)).toMatchObject({ state: 'on_track', perWeek: 2 });
  });

  test('counts downwards for a target below the start', () => {
    expect(paceOf({ start: 84, current: 83, target: 72 }, days)).toMatchObject({ state: 'behind', difference: 3 });
  });

  test('is overdue after the target date unless the target is reached', () => {
    const late = { ...days, today: '2026-12-15' };
    expect(paceOf({ start: 0, current: 9, target: 12 }, late)).toEqual({
      state: 'overdue',
      difference: 3,
      perWeek: null,
    });
    expect(paceOf({ start: 0, current: 12, target: 12 }, late).state).toBe('achieved');
  });

  test('never needs more per week than remains', () => {
    const last = { ...days, today: '2026-12-13' };
    expect(paceOf({ start: 0, current: 10, target: 12 }, last).perWeek).toBe(2);
  });

  test('is on track for a goal that is due on the day it was created, and the whole target is due this week', () => {
    const oneDay = { firstDay: '2026-11-16', today: '2026-11-16', targetDate: '2026-11-16' };
    expect(paceOf({ start: 0, current: 0, target: 5 }, oneDay)).toMatchObject({ state: 'on_track', perWeek: 5 });
  });
});

describe('progress', () => {
  test.each([
    [{ start: 0, current: 0, target: 10 }, 0],
    [{ start: 0, current: 3, target: 10 }, 30],
    [{ start: 0, current: -4, target: 10 }, 0],
    [{ start: 0, current: 9.9999, target: 10 }, 99.9],
    [{ start: 0, current: 14, target: 10 }, 100],
    [{ start: 84, current: 78, target: 72 }, 50],
    [{ start: 84, current: 71, target: 72 }, 100],
  ])('of %j is %d', (measure, progress) => {
    expect(progressOf(measure)).toBe(progress);
    expect(isReached(measure)).toBe(progress === 100);
  });
});
