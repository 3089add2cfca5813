import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir, rename, rmdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { digest, makePrivateFolder } from './cluster-paths.ts';
import { binariesAt, type NativeBinaries } from './native-binaries.ts';
import { canEnter, type Identity } from './service-account.ts';
import { EmbeddedPostgresError } from './start-error.ts';

const run = promisify(execFile);

/**
 * Prepares the directory in which a service account keeps the database: in DATA_DIR, unless the account cannot enter
 * DATA_DIR, for example under /root. In that case the database is in a directory of the account, and DATA_DIR holds a
 * link to it. PostgreSQL's programs are copied beside that directory if the account cannot reach them.
 */
export async function prepareServiceHome(options: {
  account: Identity;
  home: string;
  binaries: NativeBinaries;
  serviceHome: string;
}): Promise<{ home: string; binaries: NativeBinaries }> {
  const { account, home, binaries, serviceHome } = options;
  const canUseHome = await letEnter(account, path.dirname(home));
  const canUseBinaries = await canEnter(account, binaries.postgres);
  return {
    home: canUseHome ? await makeOwnFolder(home, account) : await linkToServiceHome(home, account, serviceHome),
    binaries: canUseBinaries ? binaries : await copyBinaries(binaries, serviceHome),
  };
}

/**
 * Lets the service account enter DATA_DIR, which is closed to all other accounts, and returns whether that succeeded.
 * The account gets access through its group: it may enter the directory, but not list it. This fails if a parent
 * directory is closed to the account.
 */
async function letEnter(account: Identity, dataDir: string): Promise<boolean> {
  if (await canEnter(account, dataDir)) return true;
  if (!(await canEnter(account, path.dirname(dataDir)))) return false;
  const { uid } = await stat(dataDir);
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, 0o710);
  return canEnter(account, dataDir);
}

async function makeOwnFolder(home: string, account: Identity): Promise<string> {
  await makePrivateFolder(home, account);
  await chown(home, account.uid, account.gid);
  return home;
}

async function linkToServiceHome(home: string, account: Identity, serviceHome: string): Promise<string> {
  const target = path.join(serviceHome, digest(home));
  await makeReadableFolder(serviceHome);
  await makeOwnFolder(target, account);
  // At `home` there is either nothing yet or an empty directory that an earlier start created.
  await rmdir(home).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw unreachable(home, cause);
  });
  await symlink(target, home);
  return target;
}

async function copyBinaries(binaries: NativeBinaries, serviceHome: string): Promise<NativeBinaries> {
  const { size, mtimeMs } = await stat(binaries.postgres);
  const target = path.join(serviceHome, `programs-${digest(`${size} ${mtimeMs}`)}`);
  const existing = await stat(target).catch(() => undefined);
  if (existing === undefined) {
    await makeReadableFolder(serviceHome);
    const draft = `${target}.${process.pid}`;
    for (const folder of await readdir(binaries.root, { withFileTypes: true })) {
      if (!folder.isDirectory()) continue;
      const from = path.join(binaries.root, folder.name);
      await cp(from, path.join(draft, folder.name), { recursive: true, verbatimSymlinks: true });
    }
    // Independent of the permissions of the originals and of the umask of this process.
    await run('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, target);
  }
  return binariesAt(target);
}

async function makeReadableFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

function unreachable(home: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.unsupported',
    `The built-in database cannot run as root on this machine, and no other account can reach ${home}: start the app as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.`,
    { cause },
  );
}
