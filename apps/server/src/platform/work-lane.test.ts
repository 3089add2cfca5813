import { expect, test } from 'vitest';
import { createWorkLane } from './work-lane.ts';

function createWorks(keys: readonly string[]) {
  const lane = createWorkLane(2);
  const started: number[] = [];
  const ends = keys.map(() => Promise.withResolvers<number>());
  const results = keys.map((key, index) =>
    lane(key, () => {
      started.push(index);
      return ends[index]?.promise ?? Promise.resolve(0);
    }),
  );
  return { lane, started, ends, results };
}

test('runs work in order, only so much at a time, and goes on after a failure', async () => {
  const { lane, started, ends, results } = createWorks(['a', 'b', 'c', 'd']);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([7, 7, 7]);
  expect(started).toEqual([0, 1, 2, 3]);
  expect(await lane('a', async () => 8)).toBe(8);
});

test('runs no two works with the same key at a time, and lets others pass them', async () => {
  const { started, ends, results } = createWorks(['a', 'a', 'b', 'c']);
  await Promise.resolve();
  expect(started).toEqual([0, 2]);
  ends[0]?.resolve(1);
  await results[0];
  await Promise.resolve();
  expect(started).toEqual([0, 2, 1]);
  for (const { resolve } of ends) resolve(1);
  await Promise.all(results);
  expect(started).toEqual([0, 2, 1, 3]);
});
