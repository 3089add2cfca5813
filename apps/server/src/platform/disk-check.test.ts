import path from 'node:path';
import { expect, test } from 'vitest';
import { createDiskCheck } from './disk-check.ts';

test('a disk with free space passes, a full one does not', async () => {
  const space = { bavail: 100_000, bsize: 4096 };
  const check = createDiskCheck('/data', async () => space);
  await expect(check()).resolves.toBeUndefined();
  space.bavail = 10;
  await expect(check()).rejects.toThrow('the disk of /data is full');
});

test('a directory that does not exist yet is on the disk of its parent', async () => {
  await expect(createDiskCheck(path.join(import.meta.dirname, 'not', 'there', 'yet'))()).resolves.toBeUndefined();
});

test('a file system that cannot be queried does not pass', async () => {
  const check = createDiskCheck('/data', () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' })));
  await expect(check()).rejects.toThrow('no');
});
