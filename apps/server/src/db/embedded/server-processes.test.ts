import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cluster } from './cluster.ts';
import { readLockFiles, removeStaleLockFiles } from './server-processes.ts';

let folder: string;
let cluster: Cluster;
let pidFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'marks-'));
  const paths = { cluster: path.join(folder, 'cluster'), socketDir: folder };
  cluster = { paths } as unknown as Cluster;
  await mkdir(paths.cluster);
  pidFile = path.join(paths.cluster, 'postmaster.pid');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('pid and lock files of a dead server are removed', async () => {
  await writeFile(pidFile, '4711\n');
  await writeFile(path.join(folder, '.s.PGSQL.5432.lock'), '4711\n');
  expect(await removeStaleLockFiles(cluster, await readLockFiles(cluster))).toBe(4711);
  expect(await readdir(folder)).toEqual(['cluster']);
  expect(await readdir(cluster.paths.cluster)).toEqual([]);
});

test('files of a server that another process has started in the meantime are kept', async () => {
  const noFiles = await readLockFiles(cluster);
  await writeFile(pidFile, '4712\n');
  expect(await removeStaleLockFiles(cluster, noFiles)).toBeUndefined();
  expect(await readFile(pidFile, 'utf8')).toBe('4712\n');

  const formerFiles = await readLockFiles(cluster);
  await rm(pidFile);
  await writeFile(pidFile, '4713\n');
  await removeStaleLockFiles(cluster, formerFiles);
  expect(await readFile(pidFile, 'utf8')).toBe('4713\n');
  expect(await readdir(cluster.paths.cluster)).toEqual(['postmaster.pid']);
});
