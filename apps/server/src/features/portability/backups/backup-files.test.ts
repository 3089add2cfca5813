import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalStore } from '#integrations/object-store/local-store.ts';
import { createBackupFiles } from './backup-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('work files of a crashed process are deleted, files being written are not', async () => {
  const directory = path.join(folder, 'work');
  const files = createBackupFiles({ store: createLocalStore(path.join(folder, 'objects')), directory });
  const before = new Date('2026-11-20T09:00:00Z');
  await files.deleteLeftovers(before);
  await mkdir(path.join(directory, 'old.files', 'inner'), { recursive: true });
  await writeFile(path.join(directory, 'old.part'), 'x');
  await writeFile(path.join(directory, 'new.part'), 'x');
  const [early, late] = [new Date('2026-11-20T08:59:59Z'), new Date('2026-11-20T09:00:01Z')];
  for (const name of ['old.files', 'old.part']) await utimes(path.join(directory, name), early, early);
  await utimes(path.join(directory, 'new.part'), late, late);
  await files.deleteLeftovers(before);
  expect(await readdir(directory)).toEqual(['new.part']);
});

test('overlapping attempts at one backup do not delete each other’s file', async () => {
  const directory = path.join(folder, 'overlapping');
  const store = createLocalStore(path.join(folder, 'objects'));
  const files = createBackupFiles({ store, directory });
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* slowPieces(): AsyncGenerator<Buffer> {
    yield Buffer.from('slow ');
    begun.resolve();
    await mayEnd.promise;
    yield Buffer.from('attempt');
  }
  async function* quickPieces(): AsyncGenerator<Buffer> {
    yield Buffer.from('quick attempt');
  }
  const slow = files.write('backups', 'u1', 'b1', slowPieces());
  await begun.promise;
  expect(await files.write('backups', 'u1', 'b1', quickPieces())).toBe(13);
  mayEnd.resolve();
  expect(await slow).toBe(12);
  expect(String(await store.get('backups/u1/b1'))).toBe('slow attempt');
  expect(await readdir(directory)).toEqual([]);
});
