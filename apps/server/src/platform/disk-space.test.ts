import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDiskCheck, createDiskReserve } from './disk-space.ts';

test('a disk with free space passes, a full one does not', async () => {
  const space = { bavail: 100_000, bsize: 4096, blocks: 1_000_000 };
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

test('a large write needs the reserve of the disk, which the database may still free', async () => {
  const space = { bavail: 100_000, bsize: 4096, blocks: 1_000_000 };
  const freeSpace = vi.fn<() => Promise<void>>().mockImplementationOnce(async () => void (space.bavail = 80_000));
  const requireSpace = createDiskReserve('/data', freeSpace, async () => space);
  await requireSpace();
  expect(freeSpace).not.toHaveBeenCalled();
  space.bavail = 60_000;
  await requireSpace();
  expect(freeSpace).toHaveBeenCalledTimes(1);
  space.bavail = 60_000;
  await expect(requireSpace()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(freeSpace).toHaveBeenCalledTimes(1);
});

test('a fifth of a small disk is reserved', async () => {
  const space = { bavail: 20_100, bsize: 4096, blocks: 100_000 };
  const requireSpace = createDiskReserve(
    '/data',
    async () => undefined,
    async () => space,
  );
  await requireSpace();
  space.bavail = 19_900;
  await expect(requireSpace()).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a disk that cannot be queried takes large writes', async () => {
  const requireSpace = createDiskReserve(
    '/data',
    async () => undefined,
    () => Promise.reject(new Error('no')),
  );
  await expect(requireSpace()).resolves.toBeUndefined();
});
