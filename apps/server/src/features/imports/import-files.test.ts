import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createImportFiles } from './import-files.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'import-files-'));
});
afterEach(() => rm(directory, { recursive: true }));

const requireSpace = async (): Promise<void> => undefined;
const streamOf = (text: string) => Readable.from([Buffer.from(text)]);

/** Watches the calls that write an open file to the disk. */
async function spyOnSync() {
  const handle = await open(path.join(directory, 'probe'), 'w');
  await handle.close();
  // No module exports the class of open files.
  const spy = vi.spyOn(Object.getPrototypeOf(handle) as { sync(): Promise<void> }, 'sync');
  onTestFinished(() => spy.mockRestore());
  return spy;
}

test('a file and each of its pieces are on the disk before they are acknowledged', async () => {
  const sync = await spyOnSync();
  const files = createImportFiles({ directory, maxBytes: 100, requireSpace });
  expect(await files.write('one', 0, streamOf('whole'))).toBe(5);
  expect(sync).toHaveBeenCalledTimes(1);
  expect(await files.append('two', 0, 0, streamOf('first '), 100)).toBe(6);
  expect(await files.append('two', 0, 6, streamOf('second'), 100)).toBe(12);
  expect(sync).toHaveBeenCalledTimes(3);
});

test('a file that the disk cannot keep is not acknowledged', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  (await spyOnSync()).mockRejectedValue(full);
  const files = createImportFiles({ directory, maxBytes: 100, requireSpace });
  await expect(files.write('one', 0, streamOf('whole'))).rejects.toBe(full);
});

test('an upload that would use up the reserve of the disk is refused at its beginning and on its way', async () => {
  const almostFull = Object.assign(new Error('the disk is almost full'), { code: 'ENOSPC' });
  const check = vi.fn<() => Promise<void>>().mockResolvedValueOnce(undefined).mockRejectedValue(almostFull);
  const files = createImportFiles({ directory, maxBytes: 100 * 1024 * 1024, requireSpace: check });
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(1024 * 1024));
  await expect(files.write('one', 0, Readable.from(pieces))).rejects.toBe(almostFull);
  expect(check).toHaveBeenCalledTimes(2);
  await expect(files.write('two', 0, streamOf('whole'))).rejects.toBe(almostFull);
  expect(await readdir(directory)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:one|two)$/)]));
});
