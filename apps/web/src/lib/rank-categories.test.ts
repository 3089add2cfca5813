import { expect, it } from 'vitest';
import { rankCategories } from './rank-categories.ts';

const categories = [
  { id: 'other', isProtected: true },
  { id: 'work', isProtected: false },
  { id: 'health', isProtected: false },
];

it('puts the largest category first and Other last, even if Other is the largest', () => {
  const counts = new Map([
    ['health', 2],
    ['other', 14],
    ['work', 9],
  ]);
  expect(rankCategories(counts, categories)).toEqual(['work', 'health', 'other']);
});

it('ranks by count alone while the categories are not loaded', () => {
  const counts = new Map([
    ['health', 2],
    ['other', 14],
  ]);
  expect(rankCategories(counts, [])).toEqual(['other', 'health']);
});
