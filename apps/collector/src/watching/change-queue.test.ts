import { expect, test } from 'vitest';
import { ChangeQueue, QUIET_MS, SPACING_MS } from './change-queue.ts';

test('a change waits until its file is quiet', () => {
  const queue = new ChangeQueue<string>();
  queue.add('/a', 'a', 100, 0);
  queue.add('/a', 'a', 100, 200);
  expect(queue.takeDue(QUIET_MS)).toEqual([]);
  expect(queue.waitMs(QUIET_MS)).toBe(200);
  expect(queue.takeDue(200 + QUIET_MS)).toEqual(['a']);
  expect([queue.isEmpty, queue.waitMs(0)]).toEqual([true, Infinity]);
});

test('a file that changes all the time is read after the longest wait', () => {
  const queue = new ChangeQueue<string>();
  for (let now = 0; now <= SPACING_MS; now += 100) queue.add('/a', 'a', 100, now);
  expect(queue.takeDue(SPACING_MS)).toEqual(['a']);
});

test('a file is not read again immediately, and a large file waits even longer', () => {
  const queue = new ChangeQueue<string>();
  for (const [path, size] of [
    ['/small', 100],
    ['/large', 50_000_000],
  ] as const) {
    queue.noteRead(path, 0);
    queue.add(path, path, size, 100);
  }
  expect(queue.takeDue(SPACING_MS - 1)).toEqual([]);
  expect(queue.takeDue(SPACING_MS)).toEqual(['/small']);
  expect(queue.takeDue(25_000)).toEqual([]);
  expect(queue.takeDue(25_000 + SPACING_MS)).toEqual(['/large']);
});

test('a clock that is set back makes a change due', () => {
  const queue = new ChangeQueue<string>();
  queue.noteRead('/a', 2_000_000);
  queue.add('/a', 'a', 100, 1_000_000);
  expect(queue.takeDue(500)).toEqual(['a']);
  queue.add('/a', 'a', 100, 600);
  expect(queue.takeDue(600 + QUIET_MS)).toEqual(['a']);
});
