import type { VolumePoint } from '@app/contract/trends';
import { expect, it } from 'vitest';
import { splitVolume } from './volume-parts.ts';

const makePoint = (start: string, byCategory: VolumePoint['byCategory']): VolumePoint => ({
  start,
  end: start,
  conversations: byCategory.reduce((sum, { conversations }) => sum + conversations, 0),
  byCategory,
  bySource: [],
});

it('keeps the largest and combines the small ones, without losing any', () => {
  const categories = Array.from({ length: 9 }, (_, at) => ({ categoryId: `c${at}`, conversations: 10 - at }));
  const parts = splitVolume(
    [makePoint('2026-11-20', categories), makePoint('2026-11-21', categories.slice(8))],
    'category',
    [],
  );
  expect(parts.map(({ key }) => key)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'rest']);
  expect(parts.at(-1)).toMatchObject({ isRest: true, conversations: 11, counts: [9, 2] });
  expect(parts.reduce((sum, { conversations }) => sum + conversations, 0)).toBe(56);
});

it('is empty without conversations', () => {
  expect(splitVolume([makePoint('2026-11-20', [])], 'source', [])).toEqual([]);
});
