import { describe, expect, test } from 'vitest';
import { nextTimes, scheduleReview } from './spacing.ts';

const now = new Date('2026-11-20T09:00:00Z');
const daysUntil = (until: Date) => (until.getTime() - now.getTime()) / 86_400_000;

describe('spacing', () => {
  test('schedules a new card in days when it is known, and in ten minutes when it is not', () => {
    expect(daysUntil(scheduleReview(null, 'good', now).dueAt)).toBeGreaterThanOrEqual(1);
    expect(daysUntil(scheduleReview(null, 'easy', now).dueAt)).toBeGreaterThan(
      daysUntil(scheduleReview(null, 'good', now).dueAt),
    );
    expect(scheduleReview(null, 'again', now).dueAt.toISOString()).toBe('2026-11-20T09:10:00.000Z');
  });

  test('increases the interval each time a card is known', () => {
    let { memory, dueAt } = scheduleReview(null, 'good', now);
    const intervals = [];
    for (let round = 0; round < 5; round += 1) {
      const before = dueAt;
      ({ memory, dueAt } = scheduleReview(memory, 'good', before));
      intervals.push(dueAt.getTime() - before.getTime());
    }
    expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
  });

  test('tolerates a clock that was set back', () => {
    const { memory } = scheduleReview(null, 'good', now);
    const early = new Date('2026-11-19T09:00:00Z');
    expect(scheduleReview(memory, 'good', early).dueAt.getTime()).toBeGreaterThan(now.getTime());
  });

  test('predicts the effect of each rating', () => {
    const { memory } = scheduleReview(null, 'good', now);
    expect(nextTimes(memory, now).good).toBe(scheduleReview(memory, 'good', now).dueAt.toISOString());
  });
});
