import { expect, test } from 'vitest';
import { sumChanges } from './count-changes.ts';

test('changes are summed per category, ordered by id, without sums of zero', () => {
  const day = new Date('2026-01-02T00:00:00Z');
  const summed = sumChanges([
    { categoryId: 'b', by: 1 },
    { categoryId: 'a', by: 1, subcategoryId: 's', lastActivityAt: day },
    { categoryId: 'b', by: 1 },
    { categoryId: 'c', by: 1 },
    { categoryId: 'c', by: -1 },
  ]);
  expect(summed.categories).toEqual([
    { id: 'a', by: 1, lastActivityAt: day },
    { id: 'b', by: 2, lastActivityAt: null },
  ]);
  expect(summed.subcategories).toEqual([{ id: 's', by: 1, lastActivityAt: day }]);
});

test('a conversation that stays in its subcategory still updates its latest date', () => {
  const day = new Date('2026-01-02T00:00:00Z');
  const summed = sumChanges([
    { categoryId: 'a', subcategoryId: 's', by: -1 },
    { categoryId: 'a', subcategoryId: 's', by: 1, lastActivityAt: day },
  ]);
  expect(summed).toEqual({ categories: [], subcategories: [{ id: 's', by: 0, lastActivityAt: day }] });
});
