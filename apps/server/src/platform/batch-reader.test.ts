import { expect, test } from 'vitest';
import { createBatchReader } from './batch-reader.ts';

function createStore() {
  const reads: string[][] = [];
  const values = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const gates: (() => void)[] = [];
  const read = createBatchReader<number>(async (keys) => {
    reads.push(keys);
    const found = new Map([...values].filter(([key]) => keys.includes(key)));
    await new Promise<void>((resolve) => gates.push(resolve));
    return found;
  });
  const answerNext = async (): Promise<void> => {
    await expect.poll(() => gates.length, { interval: 1 }).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { read, reads, values, answerNext };
}

test('a single read starts at once; reads requested meanwhile are combined into the next', async () => {
  const { read, reads, answerNext } = createStore();
  const first = read('a');
  expect(reads).toEqual([['a']]);
  const later = [read('b'), read('a'), read('b'), read('missing')];
  await answerNext();
  await answerNext();
  expect(await first).toBe(1);
  expect(await Promise.all(later)).toEqual([2, 1, 2, undefined]);
  expect(reads).toEqual([['a'], ['b', 'a', 'missing']]);
});

test('never returns the result of a read that started before the request', async () => {
  const { read, values, answerNext } = createStore();
  const before = read('a');
  values.set('a', 100);
  const after = read('a');
  await answerNext();
  await answerNext();
  expect(await Promise.all([before, after])).toEqual([1, 100]);
});

test('a failed read rejects its own callers and no later ones', async () => {
  let isBroken = true;
  const read = createBatchReader(async (keys) => {
    if (isBroken) throw new Error('the line is dead');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(read('a')).rejects.toThrow('the line is dead');
  isBroken = false;
  expect(await read('a')).toBe('a');
});
