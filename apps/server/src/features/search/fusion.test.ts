import { expect, test } from 'vitest';
import { fuseRankings } from './fusion.ts';

test('what both found comes first, then what the words found, then what only the meaning found', () => {
  expect(fuseRankings(['a', 'b', 'c'], ['x', 'c', 'y'])).toEqual([
    { id: 'c', matchedBy: 'both' },
    { id: 'a', matchedBy: 'words' },
    { id: 'b', matchedBy: 'words' },
    { id: 'x', matchedBy: 'meaning' },
    { id: 'y', matchedBy: 'meaning' },
  ]);
});

test('without one of them the other keeps its order', () => {
  expect(fuseRankings(['a', 'b'], []).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(fuseRankings([], ['a', 'b']).map(({ id }) => id)).toEqual(['a', 'b']);
});
