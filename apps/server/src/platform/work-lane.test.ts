import { expect, test } from 'vitest';
import { createWorkLane } from './work-lane.ts';

test('runs work in order, only so much at a time, and goes on after a failure', async () => {
  const lane = createWorkLane(2);
  const started: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    lane(() => {
      started.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([7, 7, 7]);
  expect(started).toEqual([0, 1, 2, 3]);
  expect(await lane(async () => 8)).toBe(8);
});
