import { expect, test } from 'vitest';
import { LEGEND_LINE_HEIGHT, placeLegend } from './picture-legend.ts';

const entries = ['Finances', 'Work', 'Health'].map((name) => ({ name, color: 'var(--category-1)' }));
const measure = (words: string) => words.length * 10;

test('entries are in a row and wrap at the width of the picture', () => {
  const { placed, height } = placeLegend(entries, 200, measure);
  expect(placed.map(({ name, x, y }) => [name, x, y])).toEqual([
    ['Finances', 0, 0],
    ['Work', 118, 0],
    ['Health', 0, LEGEND_LINE_HEIGHT],
  ]);
  expect(height).toBe(2 * LEGEND_LINE_HEIGHT);
});

test('a legend without entries has no height', () => {
  expect(placeLegend([], 200, measure)).toEqual({ placed: [], height: 0 });
});
