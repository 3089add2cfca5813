import type { Category } from '@app/contract/categories';
import type { VolumePoint } from '@app/contract/trends';
import { expect, test } from 'vitest';
import { compareCategories, daysWithin, latestPeriods, sumConversations } from './compare-periods.ts';

const categories = ['Work', 'Family', 'Health'].map(
  (name) => ({ id: name, name, emoji: '', color: '#5b7fd4' }) as Category,
);
const makeDay = (start: string, counts: Record<string, number>): VolumePoint => ({
  start,
  end: start,
  conversations: Object.values(counts).reduce((sum, count) => sum + count, 0),
  byCategory: Object.entries(counts).map(([categoryId, conversations]) => ({ categoryId, conversations })),
  bySource: [],
});

test('the last thirty days are compared with the thirty before', () => {
  expect(latestPeriods('2026-11-29')).toEqual({
    now: { from: '2026-10-31', to: '2026-11-29' },
    before: { from: '2026-10-01', to: '2026-10-30' },
  });
});

test('categories that changed are listed, the largest change first', () => {
  const now = [makeDay('2026-11-02', { Work: 2, Family: 1 }), makeDay('2026-11-03', { Work: 3, Health: 1 })];
  const before = [makeDay('2026-10-02', { Work: 1, Family: 4, Health: 1 })];
  expect(compareCategories(now, before, categories)).toMatchObject([
    { name: 'Work', now: 5, before: 1 },
    { name: 'Family', now: 1, before: 4 },
  ]);
});

test('days outside the period are not counted', () => {
  const days = [makeDay('2026-10-30', { Work: 1 }), makeDay('2026-10-31', { Work: 2 })];
  expect(sumConversations(daysWithin(days, { from: '2026-10-31', to: '2026-11-29' }))).toBe(2);
});
