import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { binariesAt, findNativeBinaries, type NativeBinaries } from './native-binaries.ts';
import { findServiceAccount, type Identity } from './service-account.ts';
import { prepareServiceHome } from './service-home.ts';

const run = promisify(execFile);

describe.skipIf(process.getuid?.() !== 0)('an installation in a folder that the service account cannot enter', () => {
  let base: string;
  let closed: string;
  let dataDir: string;
  let account: Identity;
  let binaries: NativeBinaries;

  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'service-'));
    await chmod(base, 0o755);
    closed = path.join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    dataDir = path.join(closed, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const found = await findServiceAccount();
    if (found === undefined) throw new Error('this machine has no account without rights');
    account = found;
    binaries = await findNativeBinaries();
  });

  afterEach(() => rm(base, { recursive: true, force: true }));

  async function prepareHome(): ReturnType<typeof prepareServiceHome> {
    const requestedHome = path.join(dataDir, 'postgres');
    // Like the app, resolves the link that an earlier start made.
    const home = await realpath(requestedHome).catch(() => requestedHome);
    return prepareServiceHome({ account, home, binaries, serviceHome: path.join(base, 'own') });
  }

  it('copies the programs once, to a place where the account can run them', async () => {
    const original = path.join(closed, 'native');
    await cp(binaries.root, original, { recursive: true, verbatimSymlinks: true });
    binaries = binariesAt(original);
    const first = await prepareHome();
    const { stdout } = await run(first.binaries.postgres, ['--version'], { uid: account.uid, gid: account.gid });
    expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18/);
    const { ino } = await stat(first.binaries.postgres);
    const second = await prepareHome();
    expect((await stat(second.binaries.postgres)).ino).toBe(ino);
  });

  it('links the data directory to the directory of the account', async () => {
    const { home } = await prepareHome();
    expect(await readlink(path.join(dataDir, 'postgres'))).toBe(home);
    expect((await stat(home)).uid).toBe(account.uid);
  });

  it('says what to do when a directory with files is where the link should be', async () => {
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres', 'kept'), '');
    await expect(prepareHome()).rejects.toMatchObject({
      code: 'database.unsupported',
      message: expect.stringContaining('DATABASE_URL'),
    });
  });
});
