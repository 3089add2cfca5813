import { afterEach, expect, it } from 'vitest';
import { taskOfItsOwn } from './task-of-its-own.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
});

it('gives callers of one task a task each, in their order, and asks for one at a time', async () => {
  const yields: (() => void)[] = [];
  const nextTask = () => new Promise<void>((resolve) => yields.push(resolve));
  Reflect.set(window, 'scheduler', { yield: nextTask });
  const begun: number[] = [];
  const calls = [1, 2, 3].map((number) => taskOfItsOwn().then(() => begun.push(number)));
  expect(yields).toHaveLength(1);
  for (let at = 0; at < 3; at += 1) {
    yields[at]?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toHaveLength(at + 1);
  }
  await Promise.all(calls);
  expect(begun).toEqual([1, 2, 3]);
  expect(yields).toHaveLength(3);
});

it('does not wait in a browser without a scheduler, or with one that cannot yield', async () => {
  await expect(taskOfItsOwn()).resolves.toBeUndefined();
  Reflect.set(window, 'scheduler', { postTask: () => {} });
  await expect(taskOfItsOwn()).resolves.toBeUndefined();
});

it('goes on after a yield that was refused', async () => {
  Reflect.set(window, 'scheduler', { yield: () => Promise.reject(new Error('closing')) });
  await expect(Promise.all([taskOfItsOwn(), taskOfItsOwn()])).resolves.toHaveLength(2);
  await expect(taskOfItsOwn()).resolves.toBeUndefined();
});
