import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['docker', 'docker', 0],
  ['dokcer', 'docker', 1],
  ['doker', 'docker', 1],
  ['dockerr', 'docker', 1],
  ['dicker', 'docker', 1],
  ['odkcer', 'docker', 2],
  ['ab', 'ba', 1],
  ['häuser', 'hauser', 1],
  ['', 'a', 1],
])('%s becomes %s with %d edits', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});

test('counts no further than the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('cat', 'a much longer word', 1)).toBe(2);
});
