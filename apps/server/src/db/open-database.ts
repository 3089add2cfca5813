import path from 'node:path';
import type { SectionValues } from '#platform/config-section.ts';
import type { Logger } from '#platform/logger.ts';
import type { databaseSection } from './database.config.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  /** Address past any pooler, for what needs a session of its own. */
  directUrl: string;
  /** The embedded server is used by this process alone. */
  isEmbedded: boolean;
  /** Resolves, for the embedded server only, when another app has taken the data directory: this one must stop. */
  taken?: Promise<Error>;
  close(): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or starts the embedded Postgres in `dataDir`, and brings the schema up to date.
 * Throws EmbeddedPostgresError when the embedded server cannot serve (another app works on the same directory, for one)
 * and MigrationError when the schema is not ours.
 */
export async function openDatabase(options: {
  config: SectionValues<typeof databaseSection>;
  dataDir: string;
  log: Logger;
}): Promise<OpenDatabase> {
  const { config, log } = options;
  if (config.DATABASE_URL === undefined) return openEmbedded(options.dataDir, log);
  const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  await migrate({ connectionString: directUrl, log });
  const isPooled = config.DATABASE_DIRECT_URL !== undefined;
  const db = createDatabase({
    connectionString: config.DATABASE_URL,
    log,
    ...(isPooled && { statementTimeoutMs: false as const }),
  });
  return { db, directUrl, isEmbedded: false, close: () => db.$client.end() };
}

async function openEmbedded(dataDir: string, log: Logger): Promise<OpenDatabase> {
  // Loaded only here: an installation with a database server may lack the binaries.
  const { startEmbeddedPostgres } = await import('#db/embedded/embedded-postgres.ts');
  const server = await startEmbeddedPostgres({ dataDir: path.resolve(dataDir), log });
  try {
    await migrate({ connectionString: server.connectionString, log });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const db = createDatabase({ connectionString: server.connectionString, log });
  const close = async (): Promise<void> => {
    await db.$client.end();
    await server.stop();
  };
  return { db, directUrl: server.connectionString, isEmbedded: true, taken: server.taken, close };
}
