import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { serverDirectory } from '#platform/project-paths.ts';
import { readMigrations } from '../migrate.ts';
import type { ServerVersion } from './native-binaries.ts';
import type { Identity } from './service-account.ts';

/**
 * Where the build keeps its blank cluster, which has the schema and no user's rows. A new DATA_DIR gets a copy,
 * because creating a cluster and applying all migrations takes over a second.
 */
export const BLANK_CLUSTERS = path.join(serverDirectory, 'dist', 'blank-database');

/** Files that describe the last run of a server; they are not copied. */
const RUN_FILES = new Set(['postmaster.opts', 'postmaster.pid']);

/**
 * The path of the blank cluster in `folder`. Its name is a hash of the server's version, the platform and the
 * migrations.
 */
function clusterFolderIn(folder: string, { full }: ServerVersion): string {
  const hashes = readMigrations().map(({ hash }) => hash);
  const hash = createHash('sha256').update([full, process.platform, process.arch, ...hashes].join('\n'));
  return path.join(folder, hash.digest('hex').slice(0, 16));
}

/** The blank cluster that fits this app; undefined if there is none. */
export async function findBlankCluster(folder: string, version: ServerVersion): Promise<string | undefined> {
  const cluster = clusterFolderIn(folder, version);
  return readdir(cluster).then(
    () => cluster,
    () => undefined,
  );
}

/** Replaces the content of `folder` by a copy of the cluster of a stopped server. Every account may read the copy. */
export async function storeBlankCluster(cluster: string, folder: string, version: ServerVersion): Promise<void> {
  const target = clusterFolderIn(folder, version);
  const draft = `${target}.new`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFolder(cluster, draft, { folderMode: 0o755, fileMode: 0o644 });
  await rename(draft, target);
}

/** Copies a blank cluster to `target`. If that fails, returns false and leaves nothing at `target`. */
export async function copyBlankCluster(blank: string, target: string, owner: Identity): Promise<boolean> {
  try {
    await copyFolder(blank, target, { folderMode: 0o700, fileMode: 0o600, owner });
    return true;
  } catch {
    await rm(target, { recursive: true, force: true });
    return false;
  }
}

interface CopyOptions {
  folderMode: number;
  fileMode: number;
  /** Default: this process's own account. */
  owner?: Identity;
}

async function copyFolder(source: string, target: string, options: CopyOptions): Promise<void> {
  await mkdir(target);
  const entries = await readdir(source, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !RUN_FILES.has(entry.name));
  await Promise.all(
    files.map(async ({ name }) => {
      const copy = path.join(target, name);
      await copyFile(path.join(source, name), copy, constants.COPYFILE_FICLONE);
      await setAccess(copy, options.fileMode, options.owner);
    }),
  );
  for (const entry of entries) {
    if (entry.isDirectory()) await copyFolder(path.join(source, entry.name), path.join(target, entry.name), options);
  }
  await setAccess(target, options.folderMode, options.owner);
}

async function setAccess(file: string, mode: number, owner: Identity | undefined): Promise<void> {
  await chmod(file, mode);
  if (owner !== undefined && owner.uid !== process.getuid?.()) await chown(file, owner.uid, owner.gid);
}
