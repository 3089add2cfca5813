import { describe, expect, test } from 'vitest';
import { streakOf, studyDayOf } from './study-day.ts';

describe('a study day', () => {
  test("ends at the user's midnight, even when the clocks change", () => {
    const at = new Date('2026-10-25T22:30:00Z');
    expect(studyDayOf(at, 'UTC')).toEqual({ day: '2026-10-25', end: new Date('2026-10-26T00:00:00Z') });
    expect(studyDayOf(at, 'Europe/Berlin')).toEqual({ day: '2026-10-25', end: new Date('2026-10-25T23:00:00Z') });
    expect(studyDayOf(at, 'Asia/Tokyo').day).toBe('2026-10-26');
  });

  test.each([
    [[], 0],
    [['2026-11-20'], 1],
    [['2026-11-19', '2026-11-18'], 2],
    [['2026-11-20', '2026-11-19', '2026-11-17'], 2],
    [['2026-11-18'], 0],
  ])('on 2026-11-20 with reviews on %j has a streak of %i', (days, streak) => {
    expect(streakOf(days, '2026-11-20')).toBe(streak);
  });
});
