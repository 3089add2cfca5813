import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Computer } from '#test/computer.ts';
import { FolderWatcher } from './folder-watcher.ts';

let computer: Computer;
let watcher: FolderWatcher;
let seen: string[];
let wake: () => void;

beforeEach(() => {
  computer = new Computer();
  seen = [];
  wake = () => undefined;
  const root = { path: join(computer.home, 'root'), kindOf: () => null, maxDepth: 8, isWatched: true };
  watcher = new FolderWatcher(root, process.platform, (path) => {
    seen.push(path);
    wake();
  });
});

afterEach(() => {
  watcher.close();
  computer.remove();
});

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition())
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
}

it('is inactive until its folder exists', async () => {
  await watcher.refresh();
  expect(watcher.isActive).toBe(false);
  mkdirSync(join(computer.home, 'root/a/b'), { recursive: true });
  await watcher.refresh();
  expect(watcher.isActive).toBe(true);
  const file = computer.write('root/a/b/file', 'x');
  await waitUntil(() => seen.includes(file));
});

it('reports every change of a file that is replaced by renaming, again and again', async () => {
  const file = computer.write('root/file', 'one');
  await watcher.refresh();
  for (const content of ['two', 'three', 'four']) {
    seen.length = 0;
    renameSync(computer.write('elsewhere', content), file);
    await waitUntil(() => seen.includes(file));
    seen.length = 0;
    writeFileSync(file, `${content} and more`);
    await waitUntil(() => seen.includes(file));
  }
  expect(watcher.isActive).toBe(true);
});
