import { expect, test } from 'vitest';
import { sumChanges } from './count-changes.ts';

test('changes are summed per category, ordered by id, without sums of zero', () => {
  const day = new Date('2026-01-02T00:00:00Z');
  const summed = sumChanges([
    { categoryId: 'b', delta: 1 },
    { categoryId: 'a', delta: 1, subcategoryId: 's', lastActivityAt: day },
    { categoryId: 'b', delta: 1 },
    { categoryId: 'c', delta: 1 },
    { categoryId: 'c', delta: -1 },
  ]);
  expect(summed.categories).toEqual([
    { id: 'a', delta: 1, lastActivityAt: day },
    { id: 'b', delta: 2, lastActivityAt: null },
  ]);
  expect(summed.subcategories).toEqual([{ id: 's', delta: 1, lastActivityAt: day }]);
});

test('a conversation that stays in its subcategory still updates the latest date of the subcategory', () => {
  const day = new Date('2026-01-02T00:00:00Z');
  const summed = sumChanges([
    { categoryId: 'a', subcategoryId: 's', delta: -1 },
    { categoryId: 'a', subcategoryId: 's', delta: 1, lastActivityAt: day },
  ]);
  expect(summed).toEqual({ categories: [], subcategories: [{ id: 's', delta: 0, lastActivityAt: day }] });
});
