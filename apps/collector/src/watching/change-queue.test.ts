import { expect, it } from 'vitest';
import { ChangeQueue, MAX_WAIT_MS, QUIET_MS } from './change-queue.ts';

it('a change waits until its file is quiet', () => {
  const queue = new ChangeQueue<string>();
  queue.add('/a', 'a', 100, 0);
  queue.add('/a', 'a', 100, 1000);
  expect(queue.takeDue(QUIET_MS)).toEqual([]);
  expect(queue.takeDue(1000 + QUIET_MS)).toEqual(['a']);
  expect(queue.isEmpty).toBe(true);
});

it('a file that changes all the time is read after the longest wait', () => {
  const queue = new ChangeQueue<string>();
  for (let now = 0; now <= MAX_WAIT_MS; now += 500) queue.add('/a', 'a', 100, now);
  expect(queue.takeDue(MAX_WAIT_MS)).toEqual(['a']);
});

it('a large file waits longer, because it is sent as a whole', () => {
  const queue = new ChangeQueue<string>();
  queue.add('/a', 'a', 50_000_000, 0);
  expect(queue.takeDue(20_000)).toEqual([]);
  expect(queue.takeDue(27_000)).toEqual(['a']);
});

it('a clock that is set back makes a change due', () => {
  const queue = new ChangeQueue<string>();
  queue.add('/a', 'a', 100, 1_000_000);
  expect(queue.takeDue(500)).toEqual(['a']);
});
