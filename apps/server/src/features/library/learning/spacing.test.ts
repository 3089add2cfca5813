import { describe, expect, test } from 'vitest';
import { nextTimes, space } from './spacing.ts';

const now = new Date('2026-11-20T09:00:00Z');
const days = (until: Date) => (until.getTime() - now.getTime()) / 86_400_000;

describe('spacing', () => {
  test('lets a known new card rest for days and an unknown one for ten minutes', () => {
    expect(days(space(null, 'good', now).dueAt)).toBeGreaterThanOrEqual(1);
    expect(days(space(null, 'easy', now).dueAt)).toBeGreaterThan(days(space(null, 'good', now).dueAt));
    expect(space(null, 'again', now).dueAt.toISOString()).toBe('2026-11-20T09:10:00.000Z');
  });

  test('lets a card rest longer each time it is known', () => {
    let { memory, dueAt } = space(null, 'good', now);
    const rests = [];
    for (let round = 0; round < 5; round += 1) {
      const before = dueAt;
      ({ memory, dueAt } = space(memory, 'good', before));
      rests.push(dueAt.getTime() - before.getTime());
    }
    expect(rests).toEqual(rests.toSorted((a, b) => a - b));
  });

  test('is not thrown off by a clock that was set back', () => {
    const { memory } = space(null, 'good', now);
    const early = new Date('2026-11-19T09:00:00Z');
    expect(space(memory, 'good', early).dueAt.getTime()).toBeGreaterThan(now.getTime());
  });

  test('says beforehand what each rating would do', () => {
    const { memory } = space(null, 'good', now);
    expect(nextTimes(memory, now).good).toBe(space(memory, 'good', now).dueAt.toISOString());
  });
});
