import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withNamelessFile, withScratchFolder, writeInto } from './temporary-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'temporary-files-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a file without a name can be written and read, and is in no folder meanwhile', async () => {
  await withNamelessFile(async (file) => {
    await pipeline(Readable.from(['what ', 'everybody wrote']), writeInto(file));
    expect(readdirSync(folder)).toEqual([]);
    expect((await file.read(Buffer.alloc(4), 0, 4, 5)).buffer.toString()).toBe('ever');
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a scratch folder is deleted at the end; the next call deletes the folders that killed processes left', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const name = (pid: number) => `ai-assistant-scratch-${hostname()}-${pid}-abc`;
  for (const pid of [ended, process.ppid]) {
    mkdirSync(path.join(folder, name(pid)));
    writeFileSync(path.join(folder, name(pid), 'database'), 'rows');
  }
  mkdirSync(path.join(folder, 'somebody-else'));
  await withScratchFolder(async (scratch) => {
    expect(readdirSync(folder).toSorted()).toEqual(
      [path.basename(scratch), name(process.ppid), 'somebody-else'].toSorted(),
    );
  });
  expect(readdirSync(folder).toSorted()).toEqual([name(process.ppid), 'somebody-else'].toSorted());
});
