import { execFile } from 'node:child_process';
import { readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeDataDirectory } from '#platform/data-directory.ts';
import { BLANK_CLUSTERS, copyBlankCluster, findBlankCluster } from './blank-cluster.ts';
import { makePrivateFolder, clusterPathsIn, prepareSocketDir, type ClusterPaths } from './cluster-paths.ts';
import { findNativeBinaries, readVersion, type ServerVersion } from './native-binaries.ts';
import { listProcesses } from './process-table.ts';
import { chooseRunAs, commandLine, type RootOptions, type RunAs } from './run-as.ts';
import { POSTGRES_ENVIRONMENT } from './server-environment.ts';
import { EmbeddedPostgresError } from './start-error.ts';

const run = promisify(execFile);

export interface Cluster {
  paths: ClusterPaths;
  runAs: RunAs;
}

export const SUPERUSER = 'postgres';
const NEW_CLUSTER_ARGUMENTS = [
  `--username=${SUPERUSER}`,
  '--auth=trust',
  '--no-instructions',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
/** On Linux the whole file system is flushed at once, because flushing a thousand files one by one takes seconds. */
const FLUSH_ARGUMENTS = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
const DRAFT_NAME = /^new-(\d+)$/;

/** Finds the database cluster of this data directory, or creates one. */
export async function openCluster(
  dataDir: string,
  { blankClusters = BLANK_CLUSTERS, ...rootOptions }: RootOptions & { blankClusters?: string },
): Promise<Cluster> {
  makeDataDirectory(dataDir);
  const requestedHome = path.join(await realpath(dataDir), 'postgres');
  const binaries = await findNativeBinaries();
  const version = await readVersion(binaries);
  const home = await resolveLink(requestedHome);
  const runAs = await chooseRunAs({ home, majorVersion: version.major, binaries, rootOptions });
  const paths = clusterPathsIn(runAs.home, version.major);
  await makePrivateFolder(paths.home, runAs.owner);
  if (!(await exists(paths.cluster))) await createCluster({ paths, runAs }, version, blankClusters);
  await prepareSocketDir(paths.socketDir, runAs.owner);
  return { paths, runAs };
}

async function createCluster({ paths, runAs }: Cluster, version: ServerVersion, blankClusters: string): Promise<void> {
  await assertNoOtherVersion(paths.home, version.major);
  await removeAbandonedDrafts(paths.home);
  // Created under a temporary name and renamed when complete, so that a killed start leaves no incomplete cluster.
  const draft = path.join(paths.home, `new-${process.pid}`);
  const blank = await findBlankCluster(blankClusters, version);
  const isCopied = blank !== undefined && (await copyBlankCluster(blank, draft, runAs.owner));
  const args = ['-D', draft, ...FLUSH_ARGUMENTS, ...(isCopied ? ['--sync-only'] : NEW_CLUSTER_ARGUMENTS)];
  const [command, commandArgs] = commandLine(runAs, runAs.binaries.initdb, args);
  try {
    await run(command, commandArgs, { ...runAs.options, cwd: paths.home, env: POSTGRES_ENVIRONMENT });
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    const output = (cause as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(cause);
    throw new EmbeddedPostgresError('database.not_started', `The database could not be created: ${output}`, { cause });
  }
  await rename(draft, paths.cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    // Another process created the cluster first; it is as empty as this one.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function assertNoOtherVersion(home: string, majorVersion: string): Promise<void> {
  const otherVersions = (await readdir(home)).filter((name) => /^\d+$/.test(name));
  if (otherVersions.length === 0) return;
  throw new EmbeddedPostgresError(
    'database.wrong_version',
    `The database in ${home} was written by PostgreSQL ${otherVersions.join(', ')} and this app brings ${majorVersion}: start the app it came from, make a backup there, and restore it here.`,
  );
}

async function removeAbandonedDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => DRAFT_NAME.test(name));
  if (drafts.length === 0) return;
  const running = new Set((await listProcesses()).map(({ pid }) => pid));
  const abandoned = drafts.filter((name) => !running.has(Number(DRAFT_NAME.exec(name)?.[1])));
  await Promise.all(abandoned.map((name) => rm(path.join(home, name), { recursive: true, force: true })));
}

async function resolveLink(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder);
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
