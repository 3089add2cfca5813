import { describe, expect, test } from 'vitest';
import { followingDue } from './next-due.ts';

const findFollowing = (dueDate: string, recurrence: string, today = dueDate) =>
  followingDue({ dueDate, recurrence }, today);

describe('a completed repeating task is due again', () => {
  test('on the next day of its rule', () => {
    expect(findFollowing('2026-11-20', 'FREQ=DAILY')?.dueDate).toBe('2026-11-21');
    expect(findFollowing('2026-11-20', 'FREQ=WEEKLY')?.dueDate).toBe('2026-11-27');
    expect(findFollowing('2026-11-20', 'FREQ=WEEKLY;BYDAY=MO,FR')?.dueDate).toBe('2026-11-23');
    expect(findFollowing('2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1')?.dueDate).toBe('2026-02-28');
  });

  test('never in the past, even when completed late', () => {
    expect(findFollowing('2026-11-02', 'FREQ=WEEKLY', '2026-11-25')?.dueDate).toBe('2026-11-30');
    expect(findFollowing('2026-11-02', 'FREQ=WEEKLY', '2026-11-30')?.dueDate).toBe('2026-11-30');
  });

  test('after the due date, even when completed early', () => {
    expect(findFollowing('2026-11-20', 'FREQ=WEEKLY', '2026-11-10')?.dueDate).toBe('2026-11-27');
  });

  test('only as many times as the rule says', () => {
    const once = findFollowing('2026-11-20', 'FREQ=WEEKLY;COUNT=3');
    expect(once).toEqual({ dueDate: '2026-11-27', recurrence: 'FREQ=WEEKLY;COUNT=2' });
    const twice = findFollowing('2026-11-27', once?.recurrence ?? '');
    expect(twice).toEqual({ dueDate: '2026-12-04', recurrence: 'FREQ=WEEKLY;COUNT=1' });
    expect(findFollowing('2026-12-04', twice?.recurrence ?? '')).toBeUndefined();
    expect(findFollowing('2026-11-20', 'FREQ=WEEKLY;UNTIL=20261126')).toBeUndefined();
  });

  test('never, when the rule never matches', () => {
    expect(findFollowing('2026-11-20', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toBeUndefined();
  });
});
