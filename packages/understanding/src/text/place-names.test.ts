import { expect, it } from 'vitest';
import { otherPlaceNames } from './place-names.ts';

it('knows places by their names in other languages, and nothing else', () => {
  expect(otherPlaceNames('Lisboa')).toContain('lisbon');
  expect(otherPlaceNames('Wien')).toContain('vienna');
  expect(otherPlaceNames('sourdough')).toEqual([]);
});
