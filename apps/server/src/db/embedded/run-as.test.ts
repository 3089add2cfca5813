import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findNativeBinaries } from './native-binaries.ts';
import { chooseRunAs, commandLine } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'run-as-'));
});
afterEach(() => rm(home, { recursive: true }));

const chooseUser = async (unshare: string) =>
  chooseRunAs({
    home,
    majorVersion: '18',
    binaries: await findNativeBinaries(),
    rootOptions: { unshare, serviceHome: path.join(home, 'own') },
  });

it.skipIf(isRoot)('runs as the user who starts it', async () => {
  const runAs = await chooseUser('unshare');
  expect(commandLine(runAs, 'postgres', ['-V'])).toEqual(['postgres', ['-V']]);
});

it.skipIf(!isRoot)('drops root privileges in a user namespace', async () => {
  const runAs = await chooseUser('unshare');
  expect(commandLine(runAs, 'postgres', ['-V'])).toEqual([
    'unshare',
    ['--user', '--map-user=65534', '--', 'postgres', '-V'],
  ]);
});

it.skipIf(!isRoot)('runs as the owner of the data directory when root starts it', async () => {
  await mkdir(path.join(home, '18'));
  await chown(path.join(home, '18'), 65534, 65534);
  const runAs = await chooseUser('unshare');
  expect(runAs.options).toEqual({ uid: 65534, gid: 65534 });
});

it.skipIf(!isRoot)('explains what to do if root owns the data directory and there is no unshare', async () => {
  await mkdir(path.join(home, '18'));
  await expect(chooseUser('/no/such/program')).rejects.toThrow(
    'The built-in database cannot run as root on this machine: start the app as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.',
  );
});
