import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NativeBinaries } from './native-binaries.ts';
import { POSTGRES_ENVIRONMENT } from './server-environment.ts';
import { findServiceAccount, type Identity } from './service-account.ts';
import { prepareServiceHome } from './service-home.ts';
import { EmbeddedPostgresError } from './start-error.ts';

const run = promisify(execFile);

/**
 * How the programs of PostgreSQL are started: as another user if this process is root, since PostgreSQL refuses to run
 * as root.
 */
export interface RunAs {
  /** The owner of the database's files, as this process sees it. */
  owner: Identity;
  /** The command and arguments before the program. */
  prefix: string[];
  /** The account for `spawn`; empty for the account of this process. */
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** The directory for everything the server writes, which the owner can enter. */
  home: string;
  /** The programs, in a directory that the owner can enter. */
  binaries: NativeBinaries;
}

/** What a root process uses to start the server with fewer privileges. */
export interface RootOptions {
  /** The program that creates a user namespace. */
  unshare: string;
  /** The directory of a service account, for the files it cannot access in their usual place. */
  serviceHome: string;
}

/**
 * The user id inside the namespace is that of `nobody`, because PostgreSQL needs a user with an entry in the password
 * file.
 */
const NAMESPACE_UID = 65534;

export async function chooseRunAs(options: {
  home: string;
  majorVersion: string;
  binaries: NativeBinaries;
  rootOptions: RootOptions;
}): Promise<RunAs> {
  const { home, binaries, rootOptions } = options;
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const clusterOwner = await findOwner(path.join(home, options.majorVersion));
  if (self.uid !== 0) {
    if (clusterOwner !== undefined && clusterOwner.uid !== self.uid) throw belongsToAnother(home, clusterOwner.uid);
    return { owner: self, prefix: [], options: {}, home, binaries };
  }
  if (clusterOwner === undefined || clusterOwner.uid === 0) {
    const prefix = [rootOptions.unshare, '--user', `--map-user=${NAMESPACE_UID}`, '--'];
    if (await canRun(prefix, binaries)) return { owner: self, prefix, options: {}, home, binaries };
    if (clusterOwner !== undefined) throw cannotRunAsRoot();
  }
  const account = clusterOwner ?? (await findServiceAccount());
  if (account === undefined) throw cannotRunAsRoot();
  const prepared = await prepareServiceHome({ account, home, binaries, serviceHome: rootOptions.serviceHome });
  return { owner: account, prefix: [], options: account, ...prepared };
}

/** The program and arguments for `spawn`, including the prefix. */
export function commandLine(runAs: RunAs, program: string, args: string[]): [string, string[]] {
  const [command = program, ...commandArgs] = [...runAs.prefix, program, ...args];
  return [command, commandArgs];
}

async function findOwner(folder: string): Promise<Identity | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

async function canRun(prefix: string[], binaries: NativeBinaries): Promise<boolean> {
  const [command, ...args] = [...prefix, binaries.postgres, '--version'];
  return run(command, args, { env: POSTGRES_ENVIRONMENT }).then(
    () => true,
    () => false,
  );
}

function belongsToAnother(home: string, uid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.not_yours',
    `The database in ${home} belongs to another account (user id ${uid}): start the app as that account, or set DATA_DIR to a folder of your own.`,
  );
}

function cannotRunAsRoot(): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.unsupported',
    'The built-in database cannot run as root on this machine: start the app as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.',
  );
}
