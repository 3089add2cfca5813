import { expect, test } from 'vitest';
import { createBreaks, yieldToRequests } from './yield-to-requests.ts';

test('if several computations run at the same time, only one goes on in each pass of the event loop', async () => {
  let pass = 0;
  let isOver = false;
  const countPass = (): void => {
    pass += 1;
    if (!isOver) setImmediate(countPass);
  };
  setImmediate(countPass);
  const passes: number[] = [];
  const compute = async () => {
    for (let part = 1; part <= 2; part += 1) {
      await yieldToRequests();
      passes.push(pass);
    }
  };
  await Promise.all([compute(), compute(), compute()]);
  isOver = true;
  expect(passes).toHaveLength(6);
  expect(new Set(passes).size).toBe(6);
});

test('a loop takes a break once it has computed for ten milliseconds', async () => {
  let time = 0;
  const takeBreak = createBreaks(() => time);
  let isServed = false;
  setImmediate(() => (isServed = true));
  time = 9;
  await takeBreak();
  expect(isServed).toBe(false);
  time = 10;
  await takeBreak();
  expect(isServed).toBe(true);
});
