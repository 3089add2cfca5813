import { expect, test } from 'vitest';
import { openEngine } from '../eval/engine.ts';
import { scoreRetrieval } from '../eval/retrieval-scores.ts';
import { fuseRankings } from './fuse-rankings.ts';

const ids = (rankings: Partial<Parameters<typeof fuseRankings>[0]>): string[] =>
  fuseRankings({ everyWord: [], someWords: [], meaning: [], ...rankings }).map(({ id }) => id);

test('what both found comes first, then what holds every word, then what only the meaning found', () => {
  expect(fuseRankings({ everyWord: ['a', 'b', 'c'], someWords: [], meaning: ['x', 'c', 'y'] })).toEqual([
    { id: 'c', matchedBy: 'both' },
    { id: 'a', matchedBy: 'words' },
    { id: 'b', matchedBy: 'words' },
    { id: 'x', matchedBy: 'meaning' },
    { id: 'y', matchedBy: 'meaning' },
  ]);
});

test('what means the like comes before what holds some of the words, and what does both before either', () => {
  expect(ids({ someWords: ['a', 'b'], meaning: ['x', 'y'] })).toEqual(['x', 'y', 'a', 'b']);
  expect(ids({ someWords: ['a', 'b'], meaning: ['x', 'b'] })[0]).toBe('b');
});

test('alone each keeps its order', () => {
  expect(ids({ everyWord: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(ids({ someWords: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(ids({ meaning: ['a', 'b'] })).toEqual(['a', 'b']);
});

test('an archive is found again in the words it was written in and in others, never worse than by words alone', async () => {
  const engine = await openEngine();
  for (const wording of [0, 1] as const) {
    const { words, fused } = await scoreRetrieval(engine, [], wording);
    expect(fused).toBeGreaterThanOrEqual(Math.max(0.82, words));
  }
});
