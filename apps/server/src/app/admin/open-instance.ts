import { access } from 'node:fs/promises';
import path from 'node:path';
import { configSections, type AppConfig } from '#features/config-sections.ts';
import { createDatabase, type Database } from '#db/database.ts';
import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import { isUsedByApp } from '#db/instance-state.ts';
import { createObjectStore } from '#integrations/object-store/create-object-store.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import { loadConfig } from '#platform/config.ts';
import { openDataDirectory } from '#platform/data-directory.ts';
import { createLogger } from '#platform/logger.ts';
import type { AdminContext } from './admin-command.ts';
import { CommandError } from './command-error.ts';

const log = createLogger({ level: 'silent' });

export interface Instance {
  config: AppConfig;
  db: Database;
  /** The URL of the database, direct and not through a pooler. */
  address: string;
  store: ObjectStore;
  importDirectory: string;
}

/** The parts of an instance without its database, which is not open yet. */
async function describeInstance({ environment, projectDirectory }: AdminContext) {
  const config = loadConfig(configSections, environment);
  const dataDir = path.resolve(projectDirectory, config.server.DATA_DIR);
  const { DATABASE_URL, DATABASE_DIRECT_URL } = config.database;
  return {
    config,
    dataDir,
    configuredUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    store: await createObjectStore(config.files, path.join(dataDir, 'objects')),
    importDirectory: path.join(dataDir, 'imports'),
  };
}

/**
 * Runs `work` on the instance, which may be running; the schema is not migrated. `work` may read everything but change
 * only single rows.
 */
export async function withInstance<Result>(
  context: AdminContext,
  work: (instance: Instance) => Promise<Result>,
): Promise<Result> {
  const { dataDir, configuredUrl, ...instance } = await describeInstance(context);
  if (configuredUrl !== undefined) {
    return withDatabase(configuredUrl, (db) => work({ ...instance, db, address: configuredUrl }));
  }
  const exists = await access(path.join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );
  if (!exists) throw new CommandError(`There is no instance in ${dataDir}.`);
  return withEmbedded(dataDir, { mayBeRunning: true }, (address) =>
    withDatabase(address, (db) => work({ ...instance, db, address })),
  );
}

/**
 * Runs `work` on the instance for writing. Throws CommandError or EmbeddedPostgresError while the app runs, and
 * DataDirectoryError if DATA_DIR cannot be used.
 */
export async function withStoppedInstance<Result>(
  context: AdminContext,
  work: (instance: Instance) => Promise<Result>,
): Promise<Result> {
  const { dataDir, configuredUrl, ...instance } = await describeInstance(context);
  openDataDirectory(dataDir, log);
  const workAt = (address: string) => withDatabase(address, (db) => work({ ...instance, db, address }));
  if (configuredUrl === undefined) return withEmbedded(dataDir, { mayBeRunning: false }, workAt);
  if (await isUsedByApp(configuredUrl)) throw new CommandError('The app is running on this database: stop it first.');
  return workAt(configuredUrl);
}

async function withDatabase<Result>(address: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = createDatabase({ connectionString: address, log, poolSize: 3, statementTimeoutMs: false });
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

/** Starts the embedded database for the command or, if `mayBeRunning`, uses the one that the app is running. */
async function withEmbedded<Result>(
  dataDir: string,
  { mayBeRunning }: { mayBeRunning: boolean },
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  // Imported only here, because an installation with a database server may lack the binaries.
  const { findEmbeddedAddress, startEmbeddedPostgres } = await import('#db/embedded/embedded-postgres.ts');
  try {
    const server = await startEmbeddedPostgres({ dataDir, log });
    try {
      return await work(server.connectionString);
    } finally {
      await server.stop();
    }
  } catch (error) {
    const isRunning = error instanceof EmbeddedPostgresError && error.code === 'database.in_use';
    if (!isRunning || !mayBeRunning) throw error;
    return work(await findEmbeddedAddress(dataDir));
  }
}
