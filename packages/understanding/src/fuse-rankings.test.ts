import { expect, test } from 'vitest';
import { openEngine } from '../eval/engine.ts';
import { scoreRetrieval } from '../eval/retrieval-scores.ts';
import { fuseRankings } from './fuse-rankings.ts';

const ids = (rankings: Partial<Parameters<typeof fuseRankings>[0]>): string[] =>
  fuseRankings({ everyWord: [], someWords: [], meaning: [], ...rankings }).map(({ id }) => id);

test('results in both rankings come first, then those with every word, then those found only by meaning', () => {
  expect(fuseRankings({ everyWord: ['a', 'b', 'c'], someWords: [], meaning: ['x', 'c', 'y'] })).toEqual([
    { id: 'c', matchedBy: 'both' },
    { id: 'a', matchedBy: 'words' },
    { id: 'b', matchedBy: 'words' },
    { id: 'x', matchedBy: 'meaning' },
    { id: 'y', matchedBy: 'meaning' },
  ]);
});

test('results found by meaning come before those with some of the words; results in both rankings come first', () => {
  expect(ids({ someWords: ['a', 'b'], meaning: ['x', 'y'] })).toEqual(['x', 'y', 'a', 'b']);
  expect(ids({ someWords: ['a', 'b'], meaning: ['x', 'b'] })[0]).toBe('b');
});

test('a single ranking keeps its order', () => {
  expect(ids({ everyWord: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(ids({ someWords: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(ids({ meaning: ['a', 'b'] })).toEqual(['a', 'b']);
});

test('questions in the same or in other words find their conversation at least as often as a search by words alone', async () => {
  const engine = await openEngine();
  for (const wording of [0, 1] as const) {
    const { words, fused } = await scoreRetrieval(engine, [], wording);
    expect(fused).toBeGreaterThanOrEqual(Math.max(0.82, words));
  }
});

test('ranks texts with another form of a word below those with the word, and above those without', () => {
  const fused = fuseRankings({
    everyWord: ['exact'],
    otherForms: ['form', 'near form'],
    someWords: [],
    meaning: ['near form'],
  });
  expect(fused).toEqual([
    { id: 'exact', matchedBy: 'words' },
    { id: 'near form', matchedBy: 'both' },
    { id: 'form', matchedBy: 'words' },
  ]);
});
