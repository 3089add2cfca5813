import type { GoalDetail } from '@app/contract/goals';
import { describe, expect, it } from 'vitest';
import { progressChartData } from './progress-points.ts';

const goal: GoalDetail = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  title: 'Read twelve books',
  description: '',
  targetValue: 12,
  startValue: 0,
  currentValue: 5,
  unit: 'books',
  progress: 42,
  targetDate: null,
  categoryId: null,
  isAchieved: false,
  achievedAt: null,
  milestones: { done: 0, total: 0 },
  pace: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  milestoneList: [],
  log: [],
};

/** Entries as the server sends them: newest first, each with the value after it. */
function withEntries(...entries: readonly [createdAt: string, value: number][]): GoalDetail {
  const log = entries.map(([createdAt, value]) => ({ id: createdAt, amount: 1, note: '', value, createdAt }));
  return { ...goal, log: log.toReversed() };
}

const dataOf = (detail: GoalDetail, timeZone = 'UTC') =>
  progressChartData(detail, 12, timeZone, Date.parse('2026-11-30T12:00:00.000Z'));

describe('the chart of a goal', () => {
  it('has a step for each entry if all are of one day', () => {
    const { isOneDay, points } = dataOf(
      withEntries(['2026-11-20T10:00:00.000Z', 2], ['2026-11-20T10:01:00.000Z', 3], ['2026-11-20T10:02:00.000Z', 5]),
    );
    expect(isOneDay).toBe(true);
    expect(points.map(({ x, value }) => [x, value])).toEqual([
      [0, 0],
      [1, 2],
      [2, 3],
      [3, 5],
    ]);
  });

  it('has one point a day, with the last value of that day', () => {
    const { isOneDay, points } = dataOf(
      withEntries(['2026-11-20T10:00:00.000Z', 2], ['2026-11-20T10:01:00.000Z', 3], ['2026-11-22T09:00:00.000Z', 5]),
    );
    expect(isOneDay).toBe(false);
    expect(points.map(({ at, value }) => [new Date(at).toISOString(), value])).toEqual([
      ['2026-11-01T08:00:00.000Z', 0],
      ['2026-11-20T10:01:00.000Z', 3],
      ['2026-11-22T09:00:00.000Z', 5],
    ]);
  });

  it('separates days in the time zone of the person', () => {
    const aroundMidnight = withEntries(['2026-11-20T22:30:00.000Z', 2], ['2026-11-20T23:30:00.000Z', 3]);
    expect(dataOf(aroundMidnight).isOneDay).toBe(true);
    expect(dataOf(aroundMidnight, 'Europe/Berlin').isOneDay).toBe(false);
  });

  it('shows the steady pace, until today, unless all entries are of one day', () => {
    const due = { targetDate: '2026-12-01' };
    const days = dataOf({ ...withEntries(['2026-11-11T08:00:00.000Z', 2], ['2026-11-20T08:00:00.000Z', 5]), ...due });
    expect(days.points[0]?.steady).toBe(0);
    expect(new Date(days.points.at(-1)?.at ?? 0).toISOString()).toBe('2026-11-30T12:00:00.000Z');
    expect(days.points.at(-1)?.steady).toBeCloseTo(11.8, 1);
    const day = dataOf({ ...withEntries(['2026-11-11T08:00:00.000Z', 2], ['2026-11-11T09:00:00.000Z', 5]), ...due });
    expect(day.points.every(({ steady }) => steady === undefined)).toBe(true);
  });
});
